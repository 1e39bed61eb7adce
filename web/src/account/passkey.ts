/** Passkeys: the browser asks an authenticator what the server wants to know. */
import { api } from "../app/api";
import type { Session } from "../wire";

/** For a page without a name of its own, and in an old browser, there are none. */
export function hasPasskeys(): boolean {
  const isAddress = /^[\d.]+$|^\[/.test(location.hostname);
  return !isAddress && "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;
}

/** Whoever is asked may not want to. */
export class Declined extends Error {}

async function answered(asked: Promise<Credential | null>): Promise<unknown> {
  const credential = await asked.catch(() => null);
  if (!(credential instanceof PublicKeyCredential)) throw new Declined();
  return credential.toJSON() as unknown;
}

/** Makes a passkey: for whoever is signed in, or for a new account. */
export async function makePasskey(): Promise<Session> {
  const { ceremony, options } = await api.askToMake();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
  return api.makePasskey({ ceremony, credential: await answered(navigator.credentials.create({ publicKey })) });
}

/** Signs in by a passkey. */
export async function showPasskey(): Promise<Session> {
  const { ceremony, options } = await api.askToShow();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
  return api.showPasskey({ ceremony, credential: await answered(navigator.credentials.get({ publicKey })) });
}
