import { useId, useRef, type KeyboardEvent, type ReactNode } from "react";

interface Tab {
  id: string;
  name: ReactNode;
  panel: () => ReactNode; // drawn while it is chosen
}

interface Props {
  label: string;
  tabs: Tab[];
  chosen: string;
  choose: (id: string) => void;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** One of several panels; arrows go to the next one.
 *
 * A list of our own: the one of react-aria looks through the panel after each change of it, and the browser has to
 * lay out the whole table for that.
 */
export function Tabs({ label, tabs, chosen, choose }: Props) {
  const own = useId();
  const list = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    const at = tabs.findIndex(({ id }) => id === chosen);
    const next = (at + by + tabs.length) % tabs.length;
    choose(tabs[next]!.id);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <div className="tabbed">
      <div ref={list} className="tabs" role="tablist" aria-label={label} onKeyDown={step}>
        {tabs.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${own}-${id}`}
            className="tab"
            aria-selected={id === chosen}
            aria-controls={id === chosen ? `${own}-panel` : undefined}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => choose(id)}
          >
            {name}
          </button>
        ))}
      </div>
      <div className="side-panel" role="tabpanel" id={`${own}-panel`} aria-labelledby={`${own}-${chosen}`}>
        {tabs.find(({ id }) => id === chosen)?.panel()}
      </div>
    </div>
  );
}
