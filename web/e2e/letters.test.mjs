// E-mails: an address is confirmed by the link in a letter, the way out works for whoever has the letter, and a forgotten
// password is replaced. The letters arrive at a small mail server on this machine.
import assert from "node:assert/strict";
import { createServer } from "node:net";
import { after, before, test } from "node:test";
import { fitsTheScreen, isForEveryone } from "./checks.mjs";
import { openRoom, PHONE } from "./support.mjs";

/** A mail server that hands out what it gets. */
async function mailbox() {
  const letters = [];
  const sockets = new Set();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    let said = "";
    let isData = false;
    socket.write("220 here\r\n");
    socket.on("data", (bytes) => {
      said += bytes.toString("latin1");
      for (;;) {
        const end = said.indexOf(isData ? "\r\n.\r\n" : "\r\n");
        if (end < 0) return;
        const part = said.slice(0, end);
        said = said.slice(end + (isData ? 5 : 2));
        if (isData) {
          letters.push(read(part));
          isData = false;
          socket.write("250 taken\r\n");
        } else if (/^data/i.test(part)) {
          isData = true;
          socket.write("354 go on\r\n");
        } else if (/^quit/i.test(part)) socket.end("221 bye\r\n");
        else socket.write("250 fine\r\n");
      }
    });
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${server.address().port}`,
    async next() {
      for (let waits = 0; waits < 200 && !letters.length; waits++) await new Promise((resolve) => setTimeout(resolve, 50));
      assert.ok(letters.length, "no letter came");
      return letters.shift();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The text of a letter, however it was packed. */
function read(data) {
  const at = data.indexOf("\r\n\r\n");
  const [head, body] = [data.slice(0, at), data.slice(at + 4)];
  if (/^Content-Transfer-Encoding: base64/im.test(head)) return { head, text: Buffer.from(body, "base64").toString() };
  if (!/^Content-Transfer-Encoding: quoted-printable/im.test(head)) return { head, text: body };
  const bytes = body.replace(/=\r\n/g, "").replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  return { head, text: Buffer.from(bytes, "latin1").toString() };
}

let post;
let open;
before(async () => {
  post = await mailbox();
  open = await openRoom((port) => ["--smtp", post.url, "--mail-from", "Arbiter <arbiter@example.org>", "--origin", `http://127.0.0.1:${port}`]);
});
after(async () => {
  await open?.close();
  await post?.close();
});

/** Somebody's page. */
async function page(t, how) {
  const someone = await open.person(how);
  t.after(async () => {
    await someone.close();
    assert.deepEqual(someone.errors, []);
  });
  return someone.page;
}

const link = (letter, what) => letter.text.match(new RegExp(`^http\\S+/letters/${what}\\S+`, "m"))?.[0] ?? assert.fail(letter.text);

test("an address is confirmed by its link; the way out works without signing in; a forgotten password is replaced", async (t) => {
  const anna = await page(t, { language: "en" });
  await anna.goto("/account");
  await anna.fill('[autocomplete="username"]', "Anna");
  await anna.fill('[autocomplete="current-password"]', "correct horse");
  await anna.click('[data-password="make"]');
  await anna.waitForSelector("[data-mail-ask]");
  await anna.fill("[data-mail-address]", "anna@nowhere");
  await anna.click("[data-mail-ask]");
  await anna.getByText("no address that e-mails reach").waitFor();
  await anna.fill("[data-mail-address]", "anna@example.org");
  await anna.click("[data-mail-ask]");
  await anna.waitForSelector('[data-mail-waiting="anna@example.org"]');
  await isForEveryone(anna, "an address that waits");

  // The letter is opened on a phone, where nobody is signed in. That it was opened confirms nothing yet.
  const phone = await page(t, { language: "de", size: PHONE, touch: true });
  const confirm = link(await post.next(), "confirm");
  await phone.goto(confirm);
  await phone.waitForSelector('[data-letter="confirm"]');
  await isForEveryone(phone, "a link in a letter, phone");
  await fitsTheScreen(phone, "a link in a letter, phone");
  await anna.reload();
  await anna.waitForSelector("[data-mail-waiting]");
  await phone.click('[data-letter="confirm"]');
  await phone.waitForSelector("[data-letter-done]");
  await phone.goto("/");
  await phone.goto(confirm);
  await phone.click('[data-letter="confirm"]');
  await phone.getByText("schon benutzt").waitFor();
  await anna.reload();
  await anna.waitForSelector('[data-mail="anna@example.org"]');
  assert.ok(await anna.locator("[data-mail-wanted]").isChecked());

  // She forgets her password; the letter has a way out, too.
  await anna.click('[data-sign-out]:not([data-sign-out="all"])');
  await anna.click("[data-forgotten] summary");
  await anna.fill("[data-forgotten-address]", "anna@example.org");
  await isForEveryone(anna, "a forgotten password");
  await anna.click("[data-forgotten-send]");
  await anna.waitForSelector("[data-forgotten-sent]");
  const letter = await post.next();
  const off = link(letter, "off");
  assert.ok(letter.head.includes(`List-Unsubscribe: <${off}>`), letter.head);

  await phone.goto(off);
  await phone.waitForSelector('[data-letter="off"]');
  await isForEveryone(phone, "the way out, phone");
  await phone.click('[data-letter="off"]');
  await phone.waitForSelector("[data-letter-done]");

  const french = await page(t, { language: "fr" });
  await french.goto(link(letter, "password"));
  await french.fill('[autocomplete="new-password"]', "another horse");
  await isForEveryone(french, "another password");
  await french.click('[data-letter="password"]');
  await french.waitForSelector("[data-letter-done]");
  await french.goto("/account");
  await french.waitForSelector('[data-mail="anna@example.org"]');
  assert.equal(await french.locator("[data-mail-wanted]").isChecked(), false, "no more e-mails");
  await french.check("[data-mail-wanted]");
  await french.waitForSelector("[data-told]");
  await french.click("[data-mail-forget]");
  await french.waitForSelector("[data-mail]", { state: "detached" });
});
