import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["dist/", "src/wire/"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: { "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }] },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
    rules: {
      // What is printed on a card or a board never changes its order: a key would say nothing.
      "svelte/require-each-key": "off",
      // Maps and sets are the plain insides of one calculation; what the page follows is a rune.
      "svelte/prefer-svelte-reactivity": "off",
      // A space at the edge of a block is dropped unless it is written {" "}.
      "svelte/no-useless-mustaches": "off",
      // A rune is read again later; the rule sees one pass from top to bottom.
      "no-useless-assignment": "off",
    },
  },
);
