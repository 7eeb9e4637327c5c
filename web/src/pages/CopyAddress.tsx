import { useState } from "react";
import { useSay } from "../i18n";
import { Button } from "../kit/Button";

/** An address to pass on: it can be copied, and on a phone handed to another app. */
export function CopyAddress({ address, text, label }: { address: string; text: string; label: string }) {
  const say = useSay();
  const [copied, setCopied] = useState(false);
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
      <p>{text}</p>
      <div className="row">
        <input
          className="input"
          readOnly
          value={address}
          aria-label={label}
          onFocus={(event) => event.target.select()}
        />
        <Button look="main" onPress={() => void copy()}>
          {say(copied ? "share-copied" : "share-copy")}
        </Button>
      </div>
    </div>
  );
}
