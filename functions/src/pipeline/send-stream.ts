import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { log } from '#platform/log';
import type { StreamAnswer } from './handler.ts';

type Chunk = string | Uint8Array;

async function* continued(first: IteratorResult<Chunk>, rest: AsyncIterator<Chunk>) {
  try {
    for (let next = first; !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

/**
 * Sends a file while it is made, at the receiver's pace; when the receiver hangs up, no more is made.
 * What fails before the first part is answered as an error. After it only a connection that breaks
 * off tells that the rest is missing, so that nobody keeps half a file for a whole one.
 */
export async function sendStream(
  response: Response,
  status: number,
  { contentType, chunks, fileName }: StreamAnswer,
): Promise<void> {
  const iterator = chunks[Symbol.asyncIterator]();
  const first = await iterator.next();
  response
    .status(status)
    .set('Content-Type', contentType)
    .set('Content-Disposition', `attachment; filename="${fileName}"`);
  try {
    await pipeline(Readable.from(continued(first, iterator)), response);
  } catch (error) {
    log.error('file broke off', error, { fileName });
    response.destroy();
  }
}
