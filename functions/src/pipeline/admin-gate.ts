import { adminGateTtlMs } from '@fanclub/contract/admin/gate';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { extendGate, type OpenedGate } from '#repositories/admins';
import type { AdminCaller } from './caller.ts';

const writeEveryMs = 60_000;

/**
 * Throws `gate_required` if this session of an admin has never passed the gate (the pass phrase of the panel), or if
 * its time after passing the gate is over.
 */
export function requireGate({ now }: ServerContext, { gateOpenUntilMs }: AdminCaller): void {
  if (gateOpenUntilMs <= now().getTime()) throw new AppError('gate_required');
}

/** Returns the entry with which this session passes the gate for the next six minutes. */
export function gateOpenedNow(
  context: Pick<ServerContext, 'now'>,
  { authTime }: Pick<AdminCaller, 'authTime'>,
): OpenedGate {
  const now = context.now();
  return { authTime, until: new Date(now.getTime() + adminGateTtlMs), now };
}

/** Extends the time of the gate, at most once a minute, so that it does not end while the admin works. */
export async function keepGateOpen(context: ServerContext, caller: AdminCaller): Promise<void> {
  const openForMs = caller.gateOpenUntilMs - context.now().getTime();
  if (openForMs <= 0 || openForMs > adminGateTtlMs - writeEveryMs) return;
  await extendGate(context.db, caller.email, gateOpenedNow(context, caller));
}
