/**
 * Where a long word of a title may break. Not a dictionary: a syllable ends before the last consonant that a vowel follows,
 * sounds of several letters are not torn, and no end is shorter than three letters. Browsers bring dictionaries for few
 * languages; a break that is a letter off is better than a title that is cut.
 */
const VOWELS = "aeiouyäöüàâæéèêëîïôœùûáíóú";
/** One sound, or a beginning that is never torn. */
const CLUSTERS = [
  "sch",
  "ch",
  "ck",
  "ph",
  "th",
  "qu",
  "gn",
  "bl",
  "br",
  "cl",
  "cr",
  "dr",
  "fl",
  "fr",
  "gl",
  "gr",
  "kl",
  "kn",
  "kr",
  "pl",
  "pr",
  "sp",
  "st",
  "tr",
  "schw",
  "schm",
  "zw",
];
const LEAST = 3;
/** Shorter words are not broken. */
const LONG = 9;
const SHY = "\u00AD";

const isVowel = (char: string | undefined): boolean => char !== undefined && VOWELS.includes(char.toLowerCase());

function broken(word: string, long: number): string {
  if (word.length < long) return word;
  const breaks: number[] = [];
  let from = 0;
  while (from < word.length && !isVowel(word[from])) from++;
  for (let i = from; i < word.length;) {
    while (isVowel(word[i])) i++;
    const start = i;
    while (i < word.length && !isVowel(word[i])) i++;
    // The consonants between two vowels are word[start..i]; what follows them begins the next syllable.
    if (i >= word.length || start === i) break;
    const between = word.slice(start, i).toLowerCase();
    const kept = CLUSTERS.filter((cluster) => between.endsWith(cluster)).reduce((most, cluster) => Math.max(most, cluster.length), 1);
    breaks.push(i - kept);
  }
  let out = "";
  let last = 0;
  for (const at of breaks) {
    if (at - last < 2 || at < LEAST || word.length - at < LEAST) continue;
    out += word.slice(last, at) + SHY;
    last = at;
  }
  return out + word.slice(last);
}

/** A title whose long words may break at syllables; `long` is what no line has room for. */
export const syllables = (title: string, long = LONG): string => title.replace(/\p{L}+/gu, (word) => broken(word, long));
