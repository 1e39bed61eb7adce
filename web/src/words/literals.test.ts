/** No text for human eyes stands in a component: neither between its tags, nor in a label, nor in an expression. */
import { parse, type AST } from "svelte/compiler";
import { describe, expect, it } from "vitest";
import { sources } from "./sources";

/** Names and signs that are the same in every language. */
const UNIVERSAL = ["Arbiter", "SHA-256"];
/** Attributes that are read out or shown. */
const SPOKEN = ["aria-label", "aria-description", "title", "placeholder", "alt"];

type Node = { type: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && typeof (value as Node).type === "string";
const hasWords = (text: string): boolean => /\p{L}{2}/u.test(UNIVERSAL.reduce((left, name) => left.replaceAll(name, ""), text));

function children(node: Node): Node[] {
  return Object.entries(node).flatMap(([key, value]) => (key === "metadata" ? [] : Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));
}

/** Words written in an expression; what is handed to a function is that function's business, and so are keys. */
function inExpression(node: Node): string[] {
  if (node.type === "CallExpression") return [];
  if (node.type === "MemberExpression") return inExpression(node.object as Node);
  if (node.type === "ConditionalExpression") return [node.consequent as Node, node.alternate as Node].flatMap(inExpression);
  if (node.type === "BinaryExpression" && node.operator !== "+") return [];
  if (node.type === "Literal" && typeof node.value === "string") return [node.value];
  if (node.type === "TemplateElement") return [(node.value as { raw: string }).raw];
  return children(node).flatMap(inExpression);
}

function literals(node: Node): string[] {
  // What is typed at a terminal is the same in every language.
  if (node.type === "RegularElement" && node.name === "code") return [];
  if (node.type === "Text") return [node.data as string];
  if (node.type === "ExpressionTag") return inExpression(node.expression as Node);
  if (node.type === "Attribute") {
    if (!SPOKEN.includes(node.name as string) || node.value === true) return [];
    return [node.value].flat().filter(isNode).flatMap(literals);
  }
  return children(node).flatMap(literals);
}

const written = (source: string): string[] => literals((parse(source, { modern: true }) as AST.Root).fragment as unknown as Node).filter(hasWords);

describe("components", () => {
  const components = sources(new URL("../", import.meta.url), /\.svelte$/);

  it("are found", () => {
    expect(components.length).toBeGreaterThan(35);
  });

  it.each(components)("$name writes nothing itself", ({ text }) => {
    expect(written(text)).toEqual([]);
  });
});

describe("the search for texts", () => {
  it.each([
    ["<p>Hello</p>", "Hello"],
    ["{#if a}<b>{x} points</b>{/if}", " points"],
    ['<button aria-label="Close"></button>', "Close"],
    ["<i title={late ? `in ${n} minutes` : ''}></i>", " minutes"],
    ["<p>{late ? 'late' : n}</p>", "late"],
    ["{#each list as item}{:else}None{/each}", "None"],
  ])("finds what is wrong with %s", (source, found) => {
    expect(written(source).join("|")).toContain(found);
  });

  it.each([
    '<p class="big">{t("ui-hello")} · {n} / 10 <b>SHA-256</b></p>',
    '<Icon name={a ? "ui-play" : "ui-next"} />',
    "<style>p { color: red }</style>",
    '<a href="/new/{game}">{names[0]}</a>',
  ])("leaves %s alone", (source) => {
    expect(written(source)).toEqual([]);
  });
});
