import { club } from '../club/club.ts';
import { normaliseTyped } from '../text/digits.ts';
import { secureText } from './password-rules.ts';

export const requestNumberPrefix = `${club.numberPrefix}-`;

/** A to Z and 2 to 9 without I, L and O, which look like digits. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const requestNumberLength = 8;
export const requestNumberPattern = new RegExp(`^${requestNumberPrefix}[A-HJKMNP-Z2-9]{8}$`);

const prefixed = new RegExp(`^${club.numberPrefix}(?=.)`);

/** Returns an entered or pasted request number in the form that is stored. */
export function normaliseRequestNumber(typed: string): string {
  const letters = normaliseTyped(typed)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  const bare = letters.replace(prefixed, '');
  return bare && requestNumberPrefix + bare;
}

/** Returns a request body with its `request_number` normalised. A body without one stays unchanged. */
export function withNormalisedNumber(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('request_number' in body)) return body;
  const { request_number: typed } = body;
  return typeof typed === 'string'
    ? { ...body, request_number: normaliseRequestNumber(typed) }
    : body;
}

/**
 * Returns a random number such as `sampleRequestNumber`. The browser draws it when the form is begun, so that a bank transfer can
 * name it. If another application has the same number when the form is sent, the server draws a new one.
 */
export function drawRequestNumber(): string {
  return requestNumberPrefix + secureText(alphabet, requestNumberLength);
}
