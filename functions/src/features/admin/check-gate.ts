import { type BinaryLike, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { adminGateDelayMs } from '@fanclub/contract/admin/session';
import { openGate } from '#pipeline/admin-gate';
import type { AdminCaller } from '#pipeline/caller';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';
import { writeAudit } from '#repositories/audit';

const parameters: ScryptOptions = { N: 16_384, r: 8, p: 1 };
const keyBytes = 32;

const derive = promisify<BinaryLike, BinaryLike, number, ScryptOptions, Buffer>(scrypt);

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
    const candidate = await derive(passPhrase, salt, keyBytes, parameters);
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
  const configured = context.environment.adminGateHashes;
  const hashes = configured.map(parseGateHash).filter((hash) => hash !== null);
  if (hashes.length < configured.length) {
    log.warn('malformed admin gate hash', { count: configured.length - hashes.length });
  }
  if (hashes.length === 0) throw new AppError('admin_passwords_not_configured');
  if (await fitsGate(passPhrase, hashes)) return openGate(context, caller);
  // The caller already has an admin's Google session, so a wrong pass phrase is suspicious. The audit row shows it to
  // the owners.
  await writeAudit(context, { adminEmail: caller.email, action: 'gate_refused' }, context.now());
  throw new AppError('invalid_admin_password');
}
