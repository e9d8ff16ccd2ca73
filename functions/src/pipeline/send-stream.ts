import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { nextPartHeader } from '@fanclub/contract/files/list-file';
import type { Response } from 'express';
import { log } from '#platform/log';
import { StreamAnswer } from './handler.ts';

type Chunk = string | Uint8Array;

async function* continued(first: IteratorResult<Chunk>, rest: AsyncIterator<Chunk>) {
  try {
    for (let next = first; !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

/**
 * Returns the same file with its first part already generated. Before the first part, an error or a time-out can still
 * be sent as an error response.
 */
export async function begun({
  contentType,
  chunks,
  fileName,
  nextPart,
}: StreamAnswer): Promise<StreamAnswer> {
  const rest = chunks[Symbol.asyncIterator]();
  return new StreamAnswer(contentType, continued(await rest.next(), rest), fileName, nextPart);
}

/**
 * Sends a file as fast as the receiver takes it, and stops generating it when the receiver disconnects. After an
 * error the connection is closed early, because only that shows the receiver that the file is incomplete.
 */
export async function sendStream(
  response: Response,
  status: number,
  { contentType, chunks, fileName, nextPart }: StreamAnswer,
): Promise<void> {
  response
    .status(status)
    .set('Content-Type', contentType)
    .set('Content-Disposition', `attachment; filename="${fileName}"`);
  if (nextPart !== null) response.set(nextPartHeader, encodeURIComponent(nextPart));
  try {
    await pipeline(Readable.from(chunks), response);
  } catch (error) {
    log.error('file broke off', error, { fileName });
    response.destroy();
  }
}
