import { createContext, Fragment, useContext, type ReactNode } from "react";
import { plainText, type Block, type Inline, type Picture } from "./blocks";
import { Link } from "./Button";
import { placesOf } from "./finding";

/** Draws a piece by its name; null for one it does not know. */
export type DrawPiece = (name: string) => ReactNode;

const Pieces = createContext<DrawPiece>(() => null);

interface Props {
  blocks: Block[];
  find?: string;
  piece?: DrawPiece;
  target?: string; // the heading that the address names
}

export function Markdown({ blocks, find = "", piece = () => null, target = "" }: Props) {
  return (
    <Pieces.Provider value={piece}>
      <div className="markdown">
        {blocks.map((block, index) => (
          <Fragment key={index}>{drawn(block, find, target)}</Fragment>
        ))}
      </div>
    </Pieces.Provider>
  );
}

/** A piece with its words below it; nothing where nobody draws it. */
function Shown({ picture, find }: { picture: Picture; find: string }): ReactNode {
  const found = useContext(Pieces)(picture.name);
  if (!found) return null;
  return (
    <figure>
      <div className="drawing" aria-hidden="true">
        {found}
      </div>
      <figcaption>
        <Marked text={picture.text} find={find} />
      </figcaption>
    </figure>
  );
}

function InLine({ picture }: { picture: Picture }): ReactNode {
  const found = useContext(Pieces)(picture.name);
  return found && <span className="drawing in-line">{found}</span>;
}

function drawn(block: Block, find: string, target: string): ReactNode {
  const inline = (parts: Inline[]) =>
    parts.map((part, index) => <Part key={index} part={part} find={find} />);
  switch (block.kind) {
    case "heading": {
      const Tag = `h${Math.min(block.level, 4)}` as "h1";
      return (
        <Tag id={block.id} className={block.id === target ? "is-target" : undefined}>
          {inline(block.parts)}{" "}
          {block.level > 1 && (
            // For the pointer; keys and readers have the contents.
            <a className="heading-link" href={`#${block.id}`} tabIndex={-1} aria-hidden="true">
              #
            </a>
          )}
        </Tag>
      );
    }
    case "list": {
      const items = block.items.map((item, index) => <li key={index}>{inline(item)}</li>);
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case "table":
      // Wider than a phone it scrolls, with keys too.
      return (
        <div className="scrolls" tabIndex={0} role="group" aria-label={block.head.map(plainText).join(", ")}>
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
        </div>
      );
    case "pictures":
      return (
        <div className="pictures">
          {block.pictures.map((picture, index) => (
            <Shown key={index} picture={picture} find={find} />
          ))}
        </div>
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
    case "picture":
      return <InLine picture={part} />;
    case "link":
      return part.to.startsWith("/") ? <Link to={part.to}>{inner}</Link> : <a href={part.to}>{inner}</a>;
    default:
      return <Marked text={part.text} find={find} />;
  }
}

/** What was searched for is marked. */
export function Marked({ text, find }: { text: string; find: string }): ReactNode {
  const places = placesOf(text, find);
  return (
    <>
      {places.map(([from, to], index) => (
        <Fragment key={from}>
          {text.slice(index ? places[index - 1]![1] : 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(places.at(-1)?.[1] ?? 0)}
    </>
  );
}
