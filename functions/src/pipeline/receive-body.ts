import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { RequestErrorCode } from '@fanclub/contract/errors/request-errors';
import type { Request } from 'express';
import { AppError } from '#platform/app-error';

/** Requests whose bodies nobody has read yet, and how long each is said to be, if it says so. */
const heldBack = new WeakMap<IncomingMessage, number | undefined>();

/**
 * Keeps the platform from reading bodies. functions-framework reads all of a request before it calls
 * us, up to a gigabyte of each: some forty at once and the instance is out of memory. Its parsers
 * leave a request alone whose headers tell of no body; the body itself stays in the socket.
 *
 * For every server of this process, from its first request on: a function that is not called by
 * `receiveBody` would see no bodies at all.
 */
export function holdBodiesBack(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const { 'content-length': length, 'transfer-encoding': transfer } = request.headers;
    if (length === undefined && transfer === undefined) return;
    heldBack.set(request, length === undefined ? undefined : Number(length));
    delete request.headers['content-length'];
    delete request.headers['transfer-encoding'];
  });
}

/**
 * Reads the body of a request into `rawBody`, unless the platform did. Throws `tooLarge` for more
 * bytes than `maxBytes`, at once where the request says so, and `unsupported_media_type` for
 * compressed ones, whose size only unpacking tells. What is refused is let run out of the socket
 * and held nowhere: a connection that is cut while it is written to loses the answer too.
 */
export async function receiveBody(
  request: Request & { rawBody?: Buffer },
  maxBytes: number,
  tooLarge: RequestErrorCode,
): Promise<void> {
  if (!heldBack.has(request)) return;
  const length = heldBack.get(request) ?? 0;
  heldBack.delete(request);
  if (length > maxBytes) throw new AppError(tooLarge);
  if (request.headers['content-encoding'] !== undefined) {
    throw new AppError('unsupported_media_type');
  }
  request.rawBody = await readAtMost(request, maxBytes, tooLarge);
  // Whoever asks for the type of a body asks whether there is one first.
  request.headers['content-length'] = String(request.rawBody.length);
}

function readAtMost(
  request: IncomingMessage,
  maxBytes: number,
  tooLarge: RequestErrorCode,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
      else {
        request.off('data', take).resume();
        reject(new AppError(tooLarge));
      }
    };
    request.on('data', take);
    request.once('end', () => resolve(Buffer.concat(chunks)));
    // The caller is gone, and with it who would read the answer.
    request.once('error', () => reject(new AppError('malformed_upload')));
  });
}
