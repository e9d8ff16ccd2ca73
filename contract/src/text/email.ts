import { normaliseTyped } from './typed.ts';

/** Returns an e-mail address in the form that is compared: trimmed and lower-cased. */
export function normaliseEmail(email: string): string {
  return normaliseTyped(email).trim().toLowerCase();
}

/** Returns a request body with its `email` normalised; any other body as it is. */
export function withNormalisedEmail(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('email' in body)) return body;
  return typeof body.email === 'string' ? { ...body, email: normaliseEmail(body.email) } : body;
}

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';

/**
 * Shape of a simple address, as browsers check it: mail headers and Firebase accounts read it exactly as it is
 * written.
 */
export const emailShape = new RegExp(`^${atom}(?:\\.${atom})*@${label}(?:\\.${label})+$`);

const localPartMaxLength = 64;

/** Returns true if the part before the @ is within the limit of mail systems. */
export function hasShortLocalPart(email: string): boolean {
  return email.indexOf('@') <= localPartMaxLength;
}
