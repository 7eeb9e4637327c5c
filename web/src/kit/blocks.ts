/**
 * Markdown as a tree, for the rules. Only what they use; text stays text, so nothing written there
 * can become anything but text on the page.
 */
export type Inline =
  | { kind: "text" | "code"; text: string }
  | Picture
  | { kind: "strong" | "em"; parts: Inline[] }
  | { kind: "link"; to: string; parts: Inline[] };

/** `![A joker](piece:joker)`: a piece that the title draws, with what it shows in words. */
export interface Picture {
  kind: "picture";
  name: string;
  text: string;
}

export type Block =
  | { kind: "heading"; level: number; id: string; parts: Inline[]; text: string }
  | { kind: "paragraph" | "quote"; parts: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "pictures"; pictures: Picture[] }
  | { kind: "pre"; text: string };

export function blocksOf(text: string): Block[] {
  const lines = text.replaceAll("\r", "").split("\n");
  const found: Block[] = [];
  const ids = new Map<string, number>();
  let at = 0;
  while (at < lines.length) {
    const line = lines[at]!;
    if (!line.trim()) {
      at += 1;
    } else if (line.startsWith("```")) {
      const start = at + 1;
      for (at = start; at < lines.length && !lines[at]!.startsWith("```");) at += 1;
      found.push({ kind: "pre", text: lines.slice(start, at).join("\n") });
      at += 1;
    } else if (/^#{1,6} /.test(line)) {
      found.push(heading(line, ids));
      at += 1;
    } else if (isRow(line) && isRule(lines[at + 1])) {
      const head = cells(line);
      const rows: Inline[][][] = [];
      for (at += 2; at < lines.length && isRow(lines[at]!); at += 1) rows.push(cells(lines[at]!));
      found.push({ kind: "table", head, rows });
    } else if (ITEM.test(line)) {
      const ordered = /^\s*\d/.test(line);
      const items: string[] = [];
      for (; at < lines.length && lines[at]!.trim() && !/^#/.test(lines[at]!); at += 1) {
        const item = lines[at]!.replace(ITEM, "");
        if (ITEM.test(lines[at]!)) items.push(item);
        else items[items.length - 1] += ` ${item.trim()}`;
      }
      found.push({ kind: "list", ordered, items: items.map(inlineOf) });
    } else {
      const part: string[] = [];
      const quote = line.startsWith(">");
      for (; at < lines.length && isPlain(lines[at]!, part.length); at += 1)
        part.push(lines[at]!.replace(/^>\s?/, ""));
      found.push(paragraph(inlineOf(part.join(" ")), quote));
    }
  }
  return found;
}

const ITEM = /^\s*(?:[*+-]|\d+[.)])\s+/;
const isRow = (line: string) => line.trimStart().startsWith("|");
const isRule = (line: string | undefined) => line !== undefined && /^\s*\|[\s|:-]+\|?\s*$/.test(line);

function isPlain(line: string, before: number): boolean {
  if (!line.trim()) return false;
  return before === 0 || !(ITEM.test(line) || /^(#{1,6} |```)/.test(line) || isRow(line));
}

/** Pictures alone are shown with their words below them. */
function paragraph(parts: Inline[], quote: boolean): Block {
  const rest = parts.filter((part) => part.kind !== "text" || part.text.trim());
  const pictures = rest.filter((part) => part.kind === "picture");
  if (pictures.length > 0 && pictures.length === rest.length) return { kind: "pictures", pictures };
  return { kind: quote ? "quote" : "paragraph", parts };
}

function heading(line: string, ids: Map<string, number>): Block {
  const level = line.indexOf(" ");
  const named = /\s*\{#([\w-]+)\}\s*$/.exec(line);
  const said = line.slice(level + 1).replace(/\s*\{#[\w-]+\}\s*$/, "");
  const parts = inlineOf(said);
  const text = plainText(parts);
  const wish =
    named?.[1] ??
    (text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
      .replaceAll(/^-|-$/g, "") ||
      "part");
  const count = ids.get(wish) ?? 0;
  ids.set(wish, count + 1);
  return { kind: "heading", level, id: count ? `${wish}-${count}` : wish, parts, text };
}

function cells(line: string): Inline[][] {
  const inner = line.trim().replace(/^\|/, "").replace(/\|$/, "");
  return inner.split("|").map((cell) => inlineOf(cell.trim()));
}

const MARKS =
  /!\[([^\]]*)\]\(piece:(\w+)\)|`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s][^*]*)\*|\[([^\]]+)\]\(([^)\s]+)\)/;

export function inlineOf(text: string): Inline[] {
  const found: Inline[] = [];
  let rest = text;
  for (let match = MARKS.exec(rest); match; match = MARKS.exec(rest)) {
    if (match.index > 0) found.push({ kind: "text", text: rest.slice(0, match.index) });
    const [whole, shown, piece, code, strong, em, label, to] = match;
    if (piece !== undefined) found.push({ kind: "picture", name: piece, text: shown! });
    else if (code !== undefined) found.push({ kind: "code", text: code });
    else if (strong !== undefined) found.push({ kind: "strong", parts: inlineOf(strong) });
    else if (em !== undefined) found.push({ kind: "em", parts: inlineOf(em) });
    else if (isSafe(to!)) found.push({ kind: "link", to: to!, parts: inlineOf(label!) });
    else found.push({ kind: "text", text: label! });
    rest = rest.slice(match.index + whole.length);
  }
  if (rest) found.push({ kind: "text", text: rest });
  return found;
}

/** The parts, from one heading to the next. */
export function partsOf(blocks: Block[]): Block[][] {
  const parts: Block[][] = [];
  for (const block of blocks) {
    if (block.kind === "heading" || parts.length === 0) parts.push([block]);
    else parts.at(-1)!.push(block);
  }
  return parts;
}

/** Places on this page and addresses of the web; nothing that runs. */
function isSafe(to: string): boolean {
  return /^(#|\/(?!\/)|https?:\/\/)/i.test(to);
}

export function plainText(parts: Inline[]): string {
  return parts.map((part) => ("parts" in part ? plainText(part.parts) : part.text)).join("");
}

export function blockText(block: Block): string {
  switch (block.kind) {
    case "pre":
      return block.text;
    case "list":
      return block.items.map(plainText).join(" ");
    case "table":
      return [block.head, ...block.rows].map((row) => row.map(plainText).join(" ")).join(" ");
    case "pictures":
      return block.pictures.map((picture) => picture.text).join(" ");
    default:
      return plainText(block.parts);
  }
}
