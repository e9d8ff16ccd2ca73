import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { RequestErrorCode } from '@fanclub/contract/errors/request-errors';
import type { Request } from 'express';
import { AppError } from '#platform/app-error';

/** Requests whose bodies have not been read, and their declared length; undefined for a body without one. */
const heldBack = new WeakMap<IncomingMessage, number | undefined>();

/**
 * Prevents the platform from reading bodies. functions-framework reads the whole request before it calls us, up to
 * a gigabyte each, so about forty at once exhaust the memory of an instance. Its parsers skip a request whose
 * headers announce no body, so these headers are removed here; the body stays in the socket. This applies to every
 * request to this process from now on, so a function that does not call `receiveBody` gets no bodies.
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
 * Reads the body of a request into `rawBody`, unless the platform did. Throws `tooLarge` for more than
 * `maxBytes` bytes (immediately if the declared length exceeds it) and `unsupported_media_type` for a
 * compressed body, whose size is only known after unpacking. A refused body is still read from the socket and
 * discarded: closing a connection while the client sends would lose the response as well.
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
  // Express concludes from `Content-Length` that there is a body, and only then checks the type of the body.
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
    // The caller has disconnected, so nobody reads the response.
    request.once('error', () => reject(new AppError('malformed_upload')));
  });
}
