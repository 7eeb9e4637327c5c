/** Passkeys: what the browser is asked for, and what it answers. */
import * as http from "../api/http";
import { Problem, type Me, type Passkey } from "../api/types";

const IS_NUMBER = /^[\d.]+$|^\[/; // keys are made for names, not for addresses

/** Whether this browser makes keys for this server. */
export function hasPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === "function" &&
    "parseCreationOptionsFromJSON" in PublicKeyCredential &&
    !IS_NUMBER.test(location.hostname)
  );
}

/** Somebody may say no, or have no such key; the browser does not tell which. */
async function made(what: Promise<Credential | null>): Promise<unknown> {
  const found = await what.catch((error: unknown) => {
    const known = error instanceof DOMException && error.name === "InvalidStateError";
    throw new Problem(known ? "passkey.known" : "passkey.canceled", "");
  });
  if (!found) throw new Problem("passkey.canceled", "");
  return (found as PublicKeyCredential).toJSON();
}

export async function addPasskey(password: string, name: string): Promise<Passkey[]> {
  const { options } = await http.passkeyToMake(password);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return http.keepPasskey(await made(navigator.credentials.create({ publicKey })), name);
}

export async function signInByPasskey(claim: boolean): Promise<Me> {
  const { options } = await http.passkeyToSignIn();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return http.signInByPasskey(await made(navigator.credentials.get({ publicKey })), claim);
}
