import { timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { adminGateDelayMs } from '@fanclub/contract/admin/gate';
import { keyedPhraseHashes } from '#features/gate-phrases/change-phrases';
import { gateOpenedNow } from '#pipeline/admin-gate';
import type { AdminCaller } from '#pipeline/caller';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';
import { deriveKey, keyBytes } from '#platform/scrypt';
import { openGate } from '#repositories/admins';
import { writeAudit } from '#repositories/audit';
import { readGateHashes } from '#repositories/gate-settings';

interface GateHash {
  salt: Buffer;
  key: Buffer;
}

/** Parses `scrypt:<salt>:<hash>`, both in base64url. Returns null for anything else. */
export function parseGateHash(text: unknown): GateHash | null {
  const [, salt, hash] =
    /^scrypt:([A-Za-z0-9_-]{8,}):([A-Za-z0-9_-]+)$/.exec(typeof text === 'string' ? text : '') ??
    [];
  if (!salt || !hash) return null;
  const key = Buffer.from(hash, 'base64url');
  return key.length === keyBytes ? { salt: Buffer.from(salt, 'base64url'), key } : null;
}

/**
 * True if the pass phrase fits one of the hashes. Every hash is tried, so that the time does not tell which one fits.
 */
export async function fitsGate(passPhrase: string, hashes: readonly GateHash[]): Promise<boolean> {
  let fits = false;
  for (const { salt, key } of hashes) {
    const candidate = await deriveKey(passPhrase, salt);
    fits = timingSafeEqual(candidate, key) || fits;
  }
  return fits;
}

/**
 * Checks a pass phrase of the admin panel and opens the gate if it fits. Every response is delayed by the same time.
 */
export async function checkGate(
  context: ServerContext,
  caller: AdminCaller,
  passPhrase: string,
): Promise<void> {
  await sleep(adminGateDelayMs);
  if (await fits(context, passPhrase)) {
    return openGate(context.db, caller.email, gateOpenedNow(context, caller));
  }
  await recordGateRefusal(context, caller);
  throw new AppError('invalid_admin_password');
}

/** Checks the pass phrases that owners set in the panel or, if they never did, those of the deployment. */
async function fits(context: ServerContext, passPhrase: string): Promise<boolean> {
  const own = await readGateHashes(context.db);
  if (own.length > 0) {
    const candidates = await keyedPhraseHashes(context, passPhrase);
    return candidates.some((hash) => own.includes(hash));
  }
  const configured = context.environment.adminGateHashes;
  const hashes = configured.map(parseGateHash).filter((hash) => hash !== null);
  if (hashes.length < configured.length) {
    log.warn('malformed admin gate hash', { count: configured.length - hashes.length });
  }
  if (hashes.length === 0) throw new AppError('admin_passwords_not_configured');
  return fitsGate(passPhrase, hashes);
}

/**
 * Writes a wrong pass phrase to the history, which owners see, and logs it, so that many of them raise an
 * alert. The caller already has an admin's Google session, so this is suspicious.
 */
async function recordGateRefusal(
  context: ServerContext,
  { email }: Pick<AdminCaller, 'email'>,
): Promise<void> {
  log.warn('gate refused');
  await writeAudit(context, { adminEmail: email, action: 'gate_refused' }, context.now());
}
