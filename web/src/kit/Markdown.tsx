import { Fragment, type ReactNode } from "react";
import type { Block, Inline } from "./blocks";

export function Markdown({ blocks, find = "" }: { blocks: Block[]; find?: string }) {
  return (
    <div className="markdown">
      {blocks.map((block, index) => (
        <Fragment key={index}>{drawn(block, find)}</Fragment>
      ))}
    </div>
  );
}

function drawn(block: Block, find: string): ReactNode {
  const inline = (parts: Inline[]) =>
    parts.map((part, index) => <Part key={index} part={part} find={find} />);
  switch (block.kind) {
    case "heading": {
      const Tag = `h${Math.min(block.level, 4)}` as "h1";
      return <Tag id={block.id}>{inline(block.parts)}</Tag>;
    }
    case "list": {
      const items = block.items.map((item, index) => <li key={index}>{inline(item)}</li>);
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case "table":
      return (
        <table>
          <thead>
            <tr>
              {block.head.map((cell, index) => (
                <th key={index}>{inline(cell)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row, at) => (
              <tr key={at}>
                {row.map((cell, index) => (
                  <td key={index}>{inline(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    case "pre":
      return <pre>{block.text}</pre>;
    case "quote":
      return <blockquote>{inline(block.parts)}</blockquote>;
    default:
      return <p>{inline(block.parts)}</p>;
  }
}

function Part({ part, find }: { part: Inline; find: string }): ReactNode {
  const inner =
    "parts" in part ? part.parts.map((one, index) => <Part key={index} part={one} find={find} />) : null;
  switch (part.kind) {
    case "code":
      return <code>{part.text}</code>;
    case "strong":
      return <strong>{inner}</strong>;
    case "em":
      return <em>{inner}</em>;
    case "link":
      return <a href={part.to}>{inner}</a>;
    default:
      return <Marked text={part.text} find={find} />;
  }
}

/** What was searched for is marked. */
function Marked({ text, find }: { text: string; find: string }): ReactNode {
  const at = find ? text.toLowerCase().indexOf(find.toLowerCase()) : -1;
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + find.length)}</mark>
      <Marked text={text.slice(at + find.length)} find={find} />
    </>
  );
}
