/** The list of all cards of a title: filters above, one card in detail, arrows from card to card. */
import { useMemo, type KeyboardEvent, type ReactNode } from "react";
import { Button, Link } from "../kit/Button";
import { Dialog } from "../kit/Dialog";
import { Pick, TextField } from "../kit/Field";
import { Fold } from "../kit/Fold";
import { go } from "../kit/route";
import type { SayWith, ToldCard } from "../table/cardList";
import "./CardList.css";

/** The figures with what an owner has corrected. What a browser remembers is read anew each time; the figures are the same
 * while it says the same.
 */
export function useCorrected<Figures>(
  corrections: Record<string, unknown> | undefined,
  corrected: (differs: Record<string, unknown>) => Figures,
): Figures {
  const differs = JSON.stringify(corrections ?? {});
  return useMemo(() => corrected(JSON.parse(differs) as Record<string, unknown>), [differs, corrected]);
}

/** "" stands for any. */
type Wishes<Sort extends string> = { text: string; sort: Sort };

interface FilterProps<Wanted extends Wishes<string>> {
  wanted: Wanted;
  change: (wanted: Wanted) => void;
  anything: Wanted;
  sorts: readonly Wanted["sort"][];
  say: SayWith;
  pageSay: SayWith;
  first: FilterOf<Wanted>; // what stands beside the search
  more: FilterOf<Wanted>; // what unfolds
}

/** Draws filters with the given picks, each by its field, its values and a word for each value. */
type FilterOf<Wanted> = (pick: PickOf<Wanted>) => ReactNode;
export type PickOf<Wanted> = (
  field: Exclude<keyof Wanted & string, "sort" | "text">,
  values: readonly string[],
  word: (value: string) => string,
) => ReactNode;

export function Filters<Wanted extends Wishes<string>>(props: FilterProps<Wanted>) {
  const { wanted, change, anything, sorts, say, pageSay, first, more } = props;
  const set = (what: Partial<Wanted>) => change({ ...wanted, ...what });
  const any = { value: "", label: pageSay("cards-any") };
  const pick: PickOf<Wanted> = (field, values, word) => (
    <Pick
      label={say(`list-${field}`)}
      value={wanted[field] as string}
      onChange={(value) => set({ [field]: value } as Partial<Wanted>)}
      choices={[any, ...values.map((value) => ({ value, label: word(value) }))]}
    />
  );
  return (
    <div className="cards-filters">
      <TextField
        label={pageSay("cards-search")}
        value={wanted.text}
        onChange={(text) => set({ text } as Partial<Wanted>)}
        autoComplete="off"
      />
      {first(pick)}
      <Pick
        label={pageSay("cards-sort")}
        value={wanted.sort}
        onChange={(sort) => set({ sort } as Partial<Wanted>)}
        choices={sorts.map((sort) => ({ value: sort as string, label: say(`list-sort-${sort}`) }))}
      />
      <Fold title={pageSay("cards-filters")} isOpen={window.innerWidth > 600}>
        <div className="cards-filters">
          {more(pick)}
          <Button look="plain" onPress={() => change({ ...anything, sort: wanted.sort })}>
            {pageSay("cards-all")}
          </Button>
        </div>
      </Fold>
    </div>
  );
}

interface DetailProps<Row extends ToldCard> {
  title: string;
  row: Row;
  shown: Row[];
  className: string;
  pageSay: SayWith;
  children: ReactNode;
}

/** One card in full; its neighbors are those of the list as it is filtered. */
export function Detail<Row extends ToldCard>(props: DetailProps<Row>) {
  const { title, row, shown, className, pageSay, children } = props;
  const at = shown.findIndex((one) => one.id === row.id);
  const [before, after] = [shown[at - 1], at < 0 ? undefined : shown[at + 1]];
  const here = `/cards/${title}${location.search}`;
  const to = (other: Row | undefined) => other && go(`${here}#${other.id}`, true);
  return (
    <Dialog title={row.name} isOpen onClose={() => go(here, true)}>
      <div className={className}>
        {children}
        <p>
          <Link to={`/rules/${title}#${row.section}`}>{pageSay("cards-rules")}</Link>
        </p>
      </div>
      <div className="row">
        <Button onPress={() => to(before)} isDisabled={!before}>
          {pageSay("cards-before")}
        </Button>
        <Button onPress={() => to(after)} isDisabled={!after}>
          {pageSay("cards-after")}
        </Button>
        <Button slot="close">{pageSay("close")}</Button>
      </div>
    </Dialog>
  );
}

/** Arrows go from card to card, up and down by rows. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("a")];
  const at = links.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  const first = links[0]!.getBoundingClientRect().top;
  const below = links.findIndex((link) => link.getBoundingClientRect().top > first + 4);
  const width = below < 0 ? links.length : below;
  const steps: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - width,
    ArrowDown: at + width,
    Home: 0,
    End: links.length - 1,
  };
  const next = Object.hasOwn(steps, event.key) ? links[steps[event.key]!] : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
}
