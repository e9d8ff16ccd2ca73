import { normaliseTyped } from './typed.ts';

/** E-mails are compared trimmed and lower-cased (decisions §3). */
export function normaliseEmail(email: string): string {
  return normaliseTyped(email).trim().toLowerCase();
}
