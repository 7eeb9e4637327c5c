/** Searching as people type: capitals, accents and ligatures make no difference. */

const LETTERS: Record<string, string> = { œ: "oe", æ: "ae", ß: "ss", ł: "l", ø: "o", "’": "'" };

function plainLetter(letter: string): string {
  const bare = letter.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return LETTERS[bare] ?? bare;
}

/** The text without accents and capitals: "Évêque" is "eveque". */
export function plain(text: string): string {
  return [...text].map(plainLetter).join("");
}

export function holds(text: string, find: string): boolean {
  return plain(text).includes(plain(find.trim()));
}

/** Where in the text it was found: from and to, one place after the other. */
export function placesOf(text: string, find: string): [number, number][] {
  const wanted = plain(find.trim());
  if (!wanted) return [];
  let bare = "";
  const from: number[] = []; // of each bare letter, in the text
  const to: number[] = [];
  let at = 0;
  for (const letter of text) {
    const said = plainLetter(letter);
    for (let i = 0; i < said.length; i += 1) {
      from.push(at);
      to.push(at + letter.length);
    }
    bare += said;
    at += letter.length;
  }
  const found: [number, number][] = [];
  for (let i = bare.indexOf(wanted); i >= 0; i = bare.indexOf(wanted, i + wanted.length)) {
    found.push([from[i]!, to[i + wanted.length - 1]!]);
  }
  return found;
}
