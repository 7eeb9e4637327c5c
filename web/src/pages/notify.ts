/** Telling somebody that it is their turn: title of the window, a sound, the browser's notification. */
import { useEffect, useRef } from "react";
import { whenPainted } from "../api/bursts";
import * as http from "../api/http";
import { Problem } from "../api/types";
import { say } from "../i18n";
import { chime } from "../kit/sound";

export function useTurnNotice(isTurn: boolean, name: string, table: string): void {
  const before = useRef(isTurn);
  // First the table; and a turn that is over before anybody could see it is not told at all.
  useEffect(
    () =>
      whenPainted(() => {
        document.title = isTurn ? `● ${say("your-turn")} – ${name}` : `${name} – Carrack`;
        if (isTurn && !before.current) {
          chime();
          if (document.hidden) void show(name, table);
        }
        before.current = isTurn;
      }),
    [isTurn, name, table],
  );
  useEffect(
    () => () => {
      document.title = "Carrack";
    },
    [],
  );
}

async function show(name: string, table: string): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const url = new URL(`/table/${table}`, location.origin).href; // whole: the worker looks for an open page by it
  const options = { body: name, tag: table, icon: "/icon.svg", data: { url } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(say("your-turn"), options);
  else new Notification(say("your-turn"), options);
}

export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Ask the person, then subscribe this browser. */
export async function subscribe(): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") throw new Problem("page.no_permission", "");
  const worker = await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
  const { key } = await http.pushKey();
  const subscription = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => {
      throw new Problem("page.no_push", ""); // a private window, or the browser's own service is out of reach
    });
  const { endpoint, keys, expirationTime } = subscription.toJSON();
  await http.subscribe({ endpoint, keys, expirationTime: expirationTime ?? null });
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  if (!subscription) return;
  await http.unsubscribe(subscription.endpoint);
  await subscription.unsubscribe();
}

export async function isSubscribed(): Promise<boolean> {
  if (!canPush()) return false;
  const worker = await navigator.serviceWorker.getRegistration();
  return Boolean(await worker?.pushManager.getSubscription());
}
