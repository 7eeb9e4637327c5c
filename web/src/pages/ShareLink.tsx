import { useCallback, useState } from "react";
import * as http from "../api/http";
import { useSay } from "../i18n";
import { Button } from "../kit/Button";
import { useAsk } from "./asking";

/** The address for friends; with the key of the table for whoever plays there. */
export function ShareLink({ id, linkKey }: { id: string; linkKey: string }) {
  const say = useSay();
  const [copied, setCopied] = useState(false);
  const asked = useAsk(useCallback(() => http.table(id, linkKey), [id, linkKey]));
  const key = asked.found?.key ?? linkKey;
  const address = `${location.origin}/table/${id}${key && `#${key}`}`;
  async function copy() {
    try {
      if (navigator.share && matchMedia("(pointer: coarse)").matches) await navigator.share({ url: address });
      else await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // it can still be selected in the field
    }
  }
  return (
    <div className="stack">
      <p>{say("share-text")}</p>
      <div className="row">
        <input
          className="input"
          readOnly
          value={address}
          aria-label={say("share-address")}
          onFocus={(event) => event.target.select()}
        />
        <Button look="main" onPress={() => void copy()}>
          {say(copied ? "share-copied" : "share-copy")}
        </Button>
      </div>
    </div>
  );
}
