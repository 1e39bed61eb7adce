// Makes the pictures for the documents small: 256 colours, chosen by cutting the colours of the picture at their medians.
import { deflateSync, inflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

function* chunks(png) {
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    yield { type: png.toString("latin1", at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) };
    at += length + 12;
  }
}

/** The pixels of a picture as a browser writes it: eight bits per channel, not interlaced. */
function decode(png) {
  const parts = [...chunks(png)];
  const head = parts.find(({ type }) => type === "IHDR").data;
  const [width, height, channels] = [head.readUInt32BE(0), head.readUInt32BE(4), head[9] === 6 ? 4 : 3];
  const raw = inflateSync(Buffer.concat(parts.filter(({ type }) => type === "IDAT").map(({ data }) => data)));
  const row = width * channels;
  const pixels = Buffer.alloc(row * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (row + 1)];
    for (let x = 0; x < row; x++) {
      const at = y * row + x;
      const left = x >= channels ? pixels[at - channels] : 0;
      const up = y > 0 ? pixels[at - row] : 0;
      const corner = x >= channels && y > 0 ? pixels[at - row - channels] : 0;
      const guess = left + up - corner;
      const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
      const paeth = a <= b && a <= c ? left : b <= c ? up : corner;
      pixels[at] = raw[y * (row + 1) + 1 + x] + [0, left, up, (left + up) >> 1, paeth][filter];
    }
  }
  return { width, height, channels, pixels };
}

/** At most 256 colours for many: the widest box of colours is cut at its median until there are enough. */
function palette(counts) {
  const boxOf = (colours) => {
    const spans = [16, 8, 0].map((shift) => {
      const values = colours.map(([colour]) => (colour >> shift) & 255);
      return { shift, span: values.reduce((most, v) => Math.max(most, v), 0) - values.reduce((least, v) => Math.min(least, v), 255) };
    });
    const widest = spans.reduce((most, one) => (one.span > most.span ? one : most));
    return { colours, ...widest, weight: widest.span * Math.sqrt(colours.reduce((sum, [, n]) => sum + n, 0)) };
  };
  const boxes = [boxOf([...counts])];
  while (boxes.length < 256) {
    const at = boxes.reduce((best, box, i) => (box.weight > boxes[best].weight ? i : best), 0);
    const { colours, shift, span } = boxes[at];
    if (span === 0) break;
    colours.sort(([a], [b]) => ((a >> shift) & 255) - ((b >> shift) & 255));
    const half = colours.reduce((sum, [, n]) => sum + n, 0) / 2;
    let cut = 0;
    for (let sum = 0; cut < colours.length - 1 && sum < half; cut++) sum += colours[cut][1];
    cut = Math.min(Math.max(1, cut), colours.length - 1);
    boxes.splice(at, 1, boxOf(colours.slice(0, cut)), boxOf(colours.slice(cut)));
  }
  return boxes.map(({ colours }) => colours);
}

function chunk(type, data) {
  const out = Buffer.alloc(data.length + 12);
  out.writeUInt32BE(data.length, 0);
  out.write(type, 4, "latin1");
  data.copy(out, 8);
  out.writeUInt32BE(crc(out.subarray(4, data.length + 8)), data.length + 8);
  return out;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  for (let bit = 0; bit < 8; bit++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
  return n >>> 0;
});

const crc = (data) => ~data.reduce((sum, byte) => TABLE[(sum ^ byte) & 255] ^ (sum >>> 8), 0xffffffff) >>> 0;

/** The same picture in at most 256 colours. */
export function fewerColours(png) {
  const { width, height, channels, pixels } = decode(png);
  const colourAt = (pixel) => (pixels[pixel * channels] << 16) | (pixels[pixel * channels + 1] << 8) | pixels[pixel * channels + 2];
  const counts = new Map();
  for (let pixel = 0; pixel < width * height; pixel++) counts.set(colourAt(pixel), (counts.get(colourAt(pixel)) ?? 0) + 1);
  const boxes = palette(counts);
  const colours = Buffer.alloc(boxes.length * 3);
  const indexOf = new Map();
  boxes.forEach((box, index) => {
    const total = box.reduce((sum, [, n]) => sum + n, 0);
    [16, 8, 0].forEach((shift, channel) => (colours[index * 3 + channel] = Math.round(box.reduce((sum, [colour, n]) => sum + ((colour >> shift) & 255) * n, 0) / total)));
    for (const [colour] of box) indexOf.set(colour, index);
  });
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) lines[y * (width + 1) + 1 + x] = indexOf.get(colourAt(y * width + x));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([SIGNATURE, chunk("IHDR", head), chunk("PLTE", colours), chunk("IDAT", deflateSync(lines, { level: 9, memLevel: 9 })), chunk("IEND", Buffer.alloc(0))]);
}
