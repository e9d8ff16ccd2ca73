import { type Limit, receiptLimits } from '@fanclub/contract/http/limits';
import { fileUrlPattern } from '@fanclub/contract/uploads/file-rules';
import type { Request } from 'express';
import type { ServerContext } from '#platform/context';
import { adoptUploads } from '#repositories/sent-uploads';
import { findUpload, uploadIdOf } from '#repositories/uploads';
import type { Origin } from './limit-address.ts';
import { jsonBody } from './parse-request.ts';

/** Parses the JSON body; null if it is malformed, which the route reports later. */
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
 * True if the body names a stored receipt that an application can claim or has claimed. (If one has claimed it, the
 * call may be a repeated one.) The number of calls per receipt and of lookups per network address is limited, so that
 * nobody can use this exemption to get around the rate limits.
 */
export async function isRateLimitExempt(
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
  await adoptUploads(context, [id]);
  const upload = await findUpload(context.db, id);
  if (upload?.file_type !== 'receipt' || upload.state !== 'stored') return false;
  if (upload.expires_at && upload.expires_at.toMillis() <= nowMs) return false;
  return hasRoom(`receipt:${id}`, receiptLimits.tries);
}
