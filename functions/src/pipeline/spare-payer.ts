import { type Limit, receiptLimits } from '@fanclub/contract/http/limits';
import { fileUrlPattern } from '@fanclub/contract/uploads/file-rules';
import type { Request } from 'express';
import type { ServerContext } from '#platform/context';
import { findUpload, uploadIdOf } from '#repositories/uploads';
import type { Origin } from './limit-address.ts';
import { jsonBody } from './parse-request.ts';

/** What is sent, whether or not it is sound: that is said to whoever is heard. */
function bodyOf(request: Request): unknown {
  try {
    return jsonBody(request);
  } catch {
    return null;
  }
}

function receiptIdIn(body: unknown): string | null {
  if (typeof body !== 'object' || !body || !('receiptUrl' in body)) return null;
  const { receiptUrl } = body;
  const isUrl = typeof receiptUrl === 'string' && fileUrlPattern.test(receiptUrl);
  return isUrl ? uploadIdOf(receiptUrl) : null;
}

/**
 * True where a call brings a receipt that lies here: one that an application can take, or has taken,
 * for then the call may be a repeat. One receipt gets so many tries, so that it opens no way round
 * the limits, and one machine does not look up receipts for ever.
 */
export async function isPayer(
  context: ServerContext,
  request: Request,
  { lastEntryHash }: Origin,
): Promise<boolean> {
  const id = receiptIdIn(bodyOf(request));
  if (!id) return false;
  const nowMs = context.now().getTime();
  const hasRoom = (key: string, limit: Limit) =>
    context.addressWindows.count(key, 1, limit, nowMs) === 0;
  if (!hasRoom(`receipts:last:${lastEntryHash}`, receiptLimits.lookups)) return false;
  const upload = await findUpload(context.db, id);
  if (upload?.file_type !== 'receipt' || upload.state !== 'stored') return false;
  if (upload.expires_at && upload.expires_at.toMillis() <= nowMs) return false;
  return hasRoom(`receipt:${id}`, receiptLimits.tries);
}
