import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
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
 * The same file with its first part made. What takes too long or fails before that is answered as an
 * error, like the work of any other route.
 */
export async function begun({
  contentType,
  chunks,
  fileName,
}: StreamAnswer): Promise<StreamAnswer> {
  const rest = chunks[Symbol.asyncIterator]();
  return new StreamAnswer(contentType, continued(await rest.next(), rest), fileName);
}

/**
 * Sends a file that is begun while the rest is made, at the receiver's pace; when the receiver hangs
 * up, no more is made. Only a connection that breaks off tells that the rest is missing, so that
 * nobody keeps half a file for a whole one.
 */
export async function sendStream(
  response: Response,
  status: number,
  { contentType, chunks, fileName }: StreamAnswer,
): Promise<void> {
  response
    .status(status)
    .set('Content-Type', contentType)
    .set('Content-Disposition', `attachment; filename="${fileName}"`);
  try {
    await pipeline(Readable.from(chunks), response);
  } catch (error) {
    log.error('file broke off', error, { fileName });
    response.destroy();
  }
}
