import { normaliseTyped } from './typed.ts';

/** E-mails are compared trimmed and lower-cased. */
export function normaliseEmail(email: string): string {
  return normaliseTyped(email).trim().toLowerCase();
}

/** A request body with its `email` in the one form that is compared; any other body as it is. */
export function withNormalisedEmail(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('email' in body)) return body;
  return typeof body.email === 'string' ? { ...body, email: normaliseEmail(body.email) } : body;
}

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';

/**
 * A simple address, as browsers check it: nothing that a mail header or an
 * account at Firebase would read otherwise than it is written.
 */
export const emailShape = new RegExp(`^${atom}(?:\\.${atom})*@${label}(?:\\.${label})+$`);

const localPartMaxLength = 64;

/** The part before the @ has a length of its own in every mail system. */
export function hasShortLocalPart(email: string): boolean {
  return email.indexOf('@') <= localPartMaxLength;
}
