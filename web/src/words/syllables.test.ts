import { describe, expect, it } from "vitest";
import { syllables } from "./syllables";

const shown = (title: string): string => syllables(title).replaceAll("\u00AD", "-");

describe("titles", () => {
  it("break at syllables, in three languages", () => {
    expect(shown("Drachenzaumzeug")).toBe("Dra-chen-zaum-zeug");
    expect(shown("Wiederbelebung")).toBe("Wie-der-be-le-bung");
    expect(shown("Katakomben der Toten")).toBe("Kata-kom-ben der Toten");
    expect(shown("Catacombes de la Mort")).toBe("Cata-com-bes de la Mort");
    expect(shown("Philosopher’s Stone")).toBe("Phi-lo-so-pher’s Stone");
    expect(shown("Transmutation")).toBe("Trans-mu-ta-tion");
  });

  it("leave short words alone, and no end of one or two letters", () => {
    expect(shown("Prism")).toBe("Prism");
    expect(
      shown("Hypnotique")
        .split("-")
        .every((part) => part.length > 1),
    ).toBe(true);
  });
});
