import { findHeader, headerText } from '@fanclub/contract/statements/headings';

export interface ParsedStatement {
  header: string[];
  rows: string[][];
  /** The position of the first row below the headings, counted from 1 at the file's beginning. */
  first: number;
  /**
   * The hash of the headings, by which the server finds the format that is stored for files with the same
   * headings.
   */
  fingerprint: string;
}

/** Finds the headings and the rows below them. Returns null if there are no such rows. */
export async function findTable(all: string[][]): Promise<ParsedStatement | null> {
  const at = findHeader(all);
  const rows = all.slice(at + 1).filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const header = all[at] ?? [];
  if (rows.length === 0) return null;
  return { header, rows, first: at + 2, fingerprint: await fingerprintOf(headerText(header)) };
}

const fingerprintOf = async (text: string) =>
  (await sha256Of(new TextEncoder().encode(text))).slice(0, 32);

/** Returns the SHA-256 hash of bytes in hexadecimal. */
export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
