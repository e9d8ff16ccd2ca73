import type { AdminCaller } from '#pipeline/caller';
import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';
import { writeAudit } from '#repositories/audit';

/**
 * Writes a wrong pass phrase to the history, which owners see, and logs it, so that many of them raise an
 * alert. The caller already has an admin's Google session, so this is suspicious.
 */
export async function recordGateRefusal(
  context: ServerContext,
  { email }: Pick<AdminCaller, 'email'>,
): Promise<void> {
  log.warn('gate refused');
  await writeAudit(context, { adminEmail: email, action: 'gate_refused' }, context.now());
}
