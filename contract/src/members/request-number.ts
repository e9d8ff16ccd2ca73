import { normaliseTyped } from '../text/typed.ts';
import { secureText } from './password-rules.ts';

export const requestNumberPrefix = 'JOFCI-';

/** A–Z and 2–9 without the look-alikes I, L, O. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const requestNumberLength = 8;
export const requestNumberPattern = /^JOFCI-[A-HJKMNP-Z2-9]{8}$/;

/** Returns a typed or pasted request number in the one form that is compared. */
export function normaliseRequestNumber(typed: string): string {
  const letters = normaliseTyped(typed)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  const bare = letters.replace(/^JOFCI(?=.)/, '');
  return bare && requestNumberPrefix + bare;
}

/** Returns a request body with its `request_number` normalised; any other body as it is. */
export function withNormalisedNumber(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('request_number' in body)) return body;
  const { request_number: typed } = body;
  return typeof typed === 'string'
    ? { ...body, request_number: normaliseRequestNumber(typed) }
    : body;
}

/**
 * Returns a random `JOFCI-XXXXXXXX`. The browser draws it with the draft, so that a transfer can name it; the
 * server draws one if that is taken.
 */
export function drawRequestNumber(): string {
  return requestNumberPrefix + secureText(alphabet, requestNumberLength);
}
