import { toLatinDigits } from './digits.ts';

/** E-mails are compared trimmed and lower-cased (decisions §3). */
export function normaliseEmail(email: string): string {
  return toLatinDigits(email).trim().toLowerCase();
}
