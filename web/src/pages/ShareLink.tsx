import { useCallback } from "react";
import * as http from "../api/http";
import { useSay } from "../i18n";
import { useAsk } from "./asking";
import { CopyAddress } from "./CopyAddress";

/** The address for friends; with the key of the table for whoever plays there. */
export function ShareLink({ id, linkKey }: { id: string; linkKey: string }) {
  const say = useSay();
  const asked = useAsk(useCallback(() => http.table(id, linkKey), [id, linkKey]));
  const key = asked.found?.key ?? linkKey;
  const address = `${location.origin}/table/${id}${key && `#${key}`}`;
  return <CopyAddress address={address} text={say("share-text")} label={say("share-address")} />;
}
