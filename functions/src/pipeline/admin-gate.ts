import { adminGateTtlMs } from '@fanclub/contract/admin/session';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { openAdminGate } from '#repositories/admins';
import type { AdminCaller } from './caller.ts';

const writeEveryMs = 60_000;

/**
 * Throws `gate_required` if this session of an admin has never passed the gate (the pass phrase of the panel), or if
 * the time for which it passed the gate is over.
 */
export function requireGate({ now }: ServerContext, { gateOpenUntilMs }: AdminCaller): void {
  if (gateOpenUntilMs <= now().getTime()) throw new AppError('gate_required');
}

/** Lets this session of an admin pass the gate for six minutes. */
export async function openGate(context: ServerContext, caller: AdminCaller): Promise<void> {
  const now = context.now();
  const until = new Date(now.getTime() + adminGateTtlMs);
  await openAdminGate(context.db, caller.email, { authTime: caller.authTime, until, now });
}

/** Extends the time of the gate, at most once a minute, so that it does not end while the admin works. */
export async function keepGateOpen(context: ServerContext, caller: AdminCaller): Promise<void> {
  const openForMs = caller.gateOpenUntilMs - context.now().getTime();
  if (openForMs <= adminGateTtlMs - writeEveryMs) await openGate(context, caller);
}
