import type { TableInfo } from "../api/types";
import { titleOf } from "./titles";
import { useTitle } from "./useTitles";

/** Which variant is played, where the title has names for them. */
export default function VariantName({ info }: { info: TableInfo }) {
  const title = useTitle(info.title);
  const options: Record<string, unknown> = info.options;
  const chosen = options[title?.preset_option ?? ""] ?? titleOf(info.title).usual;
  const label = title?.presets.find(({ id }) => id === chosen)?.label;
  return label ? <span className="table-variant">{label}</span> : null;
}
