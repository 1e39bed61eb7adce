/** What this reader prefers, kept in the browser: language, theme. */
import { isLanguage, words, type Language } from "../words/words.svelte";

export type Theme = "system" | "light" | "dark";
const THEMES: readonly Theme[] = ["system", "light", "dark"];

function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage may be forbidden: then nothing is remembered
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // see recall
  }
}

class Settings {
  theme = $state<Theme>("system");

  /** Applies what was chosen before, or what the browser says. */
  async begin(): Promise<void> {
    const theme = recall("theme") as Theme | null;
    this.chooseTheme(theme && THEMES.includes(theme) ? theme : "system");
    const asked = new URLSearchParams(location.search).get("lang");
    const kept = recall("language");
    const spoken = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
    await words.use(isLanguage(asked) ? asked : isLanguage(kept) ? kept : (spoken ?? "en"));
  }

  async chooseLanguage(language: Language): Promise<void> {
    remember("language", language);
    await words.use(language);
  }

  chooseTheme(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }
}

export const settings = new Settings();
