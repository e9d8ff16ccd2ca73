import { exemptLimits, type Limit } from '@fanclub/contract/http/limits';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import { fileUrlPattern } from '@fanclub/contract/uploads/file-rules';
import type { Request } from 'express';
import { holderOf } from '#platform/card-code';
import type { ServerContext } from '#platform/context';
import { adoptUploads } from '#repositories/sent-uploads';
import { findUpload, uploadIdOf } from '#repositories/uploads';
import { isDeviceOf } from './device-token.ts';
import { addressKey, count, type Origin } from './limit-address.ts';
import { jsonBody } from './parse-request.ts';

/** Returns the body after the route's own normalisation; an empty object if it is malformed, which is reported later. */
function bodyOf(route: RouteDefinition, request: Request): Record<string, unknown> {
  try {
    const body = jsonBody(request);
    return Object(route.normalise?.(body) ?? body);
  } catch {
    return {};
  }
}

const hasRoom = ({ addressWindows, now }: ServerContext, key: string, limit: Limit) =>
  addressWindows.count(key, 1, limit, now().getTime()) === 0;

/**
 * Counts a look-up of a receipt; throws `rate_limited` if the limit is used up. Who brings many receipts that are unknown
 * leaves others behind the same proxy, and in the same /24, their share.
 */
function countLookup(context: ServerContext, origin: Origin): void {
  const sharer = addressKey('receipts', origin);
  const one = { amount: 1, limit: exemptLimits.lookups };
  count(context, [
    { ...one, key: sharer },
    { ...one, key: `receipts:last:${origin.lastEntryHash}`, sharer },
  ]);
}

/** Returns the id of the receipt in the body, if an application can claim it or has claimed it. */
async function receiptIn(context: ServerContext, body: Body, origin: Origin) {
  const { receiptUrl = '' } = body;
  const id = fileUrlPattern.test(receiptUrl) && uploadIdOf(receiptUrl);
  if (!id) return null;
  countLookup(context, origin);
  await adoptUploads(context, [id]);
  const upload = await findUpload(context.db, id);
  if (upload?.file_type !== 'receipt' || upload.state !== 'stored') return null;
  // If an application has claimed the receipt, it does not expire, and the call may be a repeated one.
  const isLive = !upload.expires_at || upload.expires_at.toMillis() > context.now().getTime();
  return isLive ? id : null;
}

type Body = Partial<Record<'receiptUrl' | 'email' | 'device_token' | 'code', string>>;

/** For each kind of exemption, returns the proof in the body, if it is valid. */
const proofs = {
  receipt: receiptIn,
  device: async (context: ServerContext, { email = '', device_token = '' }: Body) =>
    (await isDeviceOf(context, email, device_token)) ? device_token : null,
  card: async (context: ServerContext, { code = '' }: Body) => holderOf(context, code)?.uid ?? null,
};

/**
 * True if the body has what exempts a call of this route from the address limit (`RouteLimit.exempts`). The number of
 * calls with one receipt, device token or card is limited, so that nobody can use it to get around the limits. Throws
 * `rate_limited` if the call's network has looked up too many receipts.
 */
export async function isRateLimitExempt(
  context: ServerContext,
  route: RouteDefinition,
  request: Request,
  origin: Origin,
): Promise<boolean> {
  const kind = route.limit?.exempts;
  if (!kind) return false;
  const fields = Object.entries(bodyOf(route, request));
  const body = Object.fromEntries(fields.filter(([, value]) => typeof value === 'string'));
  const proof = await proofs[kind](context, body, origin);
  return proof !== null && hasRoom(context, `${kind}:${proof}`, exemptLimits.tries);
}
