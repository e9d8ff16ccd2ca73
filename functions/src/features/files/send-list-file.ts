import { Readable } from 'node:stream';
import { rowsPerPart } from '@fanclub/contract/files/list-file';
import { StreamAnswer } from '#pipeline/handler';
import type { ServerContext } from '#platform/context';
import { writeOnceInWindow } from '#repositories/audit-views';
import { fileFormats } from './file-formats.ts';
import {
  type AskedFile,
  fileChoiceOf,
  fileNameOf,
  fileParts,
  type ListFile,
  takenEntry,
} from './list-file.ts';

const rowsPerPage = 500;
/** The time after which a part ends with fewer rows, so that it is sent well before the request's deadline. */
const partMs = 8_000;

/** Sends one part of a list as a file. The audit row is written first: one for all parts of the file. */
export async function sendListFile(
  context: ServerContext,
  adminEmail: string,
  file: ListFile,
  asked: AskedFile,
): Promise<StreamAnswer> {
  const choice = fileChoiceOf(file, asked);
  const { cursor = null, ...whole } = asked;
  const now = context.now();
  const entry = takenEntry(adminEmail, file, choice);
  await writeOnceInWindow(context, entry, JSON.stringify(whole), now);
  const pages: Buffer[] = [];
  let rows = 0;
  let nextPart: string | null = null;
  for await (const page of fileParts(file, choice, { from: cursor, rowsPerPage })) {
    pages.push(page.bytes);
    rows += page.rows;
    nextPart = page.nextCursor;
    if (rows >= rowsPerPart || context.now().getTime() - now.getTime() >= partMs) break;
  }
  const { contentType } = fileFormats[choice.format];
  const name = fileNameOf(file.list, now, choice.format);
  return new StreamAnswer(contentType, Readable.from(pages), name, nextPart);
}
