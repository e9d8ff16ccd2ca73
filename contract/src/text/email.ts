import { normaliseTyped } from './digits.ts';

/**
 * Returns an e-mail address in the form that is stored and compared: in lower case, without what is copied with it: a
 * name ("Sara Rossi <sara@…>"), `mailto:`, brackets, quotes, and full stops or commas at its end.
 */
export function normaliseEmail(email: string): string {
  const typed = normaliseTyped(email).toLowerCase();
  const address = /<([^<>]*@[^<>]*)>/.exec(typed)?.[1] ?? typed;
  return address
    .replace(/^[^@]*?[\p{L}]:/u, '')
    .replace(/(@[^?]*)\?.*$/, '$1')
    .replace(/^[\s"«“”([<]+|[\s"»“”)\]>.,;:]+$/g, '')
    .replace(/\s*@\s*/, '@');
}

/** Returns a request body with one of its texts changed. A body without this text stays unchanged. */
export function withText(body: unknown, name: string, change: (text: string) => string): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const text: unknown = Reflect.get(body, name);
  return typeof text === 'string' ? { ...body, [name]: change(text) } : body;
}

/** Returns a request body with its `email` normalised. */
export const withNormalisedEmail = (body: unknown) => withText(body, 'email', normaliseEmail);

/** Returns an address of which only its owner recognises the part before the @. */
export const maskEmail = (email: string) => email.replace(/^(.).*@/, '$1•••@');

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';

/**
 * Matches the simple e-mail addresses that browsers accept. They need no quoting, so mail headers and Firebase take
 * them as they are.
 */
export const emailShape = new RegExp(`^${atom}(?:\\.${atom})*@${label}(?:\\.${label})+$`);

const localPartMaxLength = 64;

/** Returns true if the part before the @ is not longer than mail systems allow. */
export function hasShortLocalPart(email: string): boolean {
  return email.indexOf('@') <= localPartMaxLength;
}
