import { findDelimiter } from '@fanclub/contract/statements/decode';
import { findHeader, headerText } from '@fanclub/contract/statements/headings';
import { loadChunk } from '#i18n/load-chunk.ts';

/** A statement as its cells. */
export interface StatementFile {
  header: string[];
  rows: string[][];
  /** Of the first of the rows, as a person counts. */
  first: number;
  /** Of its headings: files with the same ones are read alike. */
  fingerprint: string;
}

/** Cuts a file's text into its cells; null where there is nothing under its headings. */
export async function parseFile(text: string): Promise<StatementFile | null> {
  const { default: papa } = await loadChunk(() => import('papaparse'));
  const { data } = papa.parse<string[]>(text, { delimiter: findDelimiter(text) });
  const at = findHeader(data);
  const rows = data.slice(at + 1).filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const header = data[at] ?? [];
  if (rows.length === 0) return null;
  return { header, rows, first: at + 2, fingerprint: await fingerprintOf(headerText(header)) };
}

async function fingerprintOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 32);
}
