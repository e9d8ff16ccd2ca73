/**
 * Keeps the suite from delivering the mails of the bench's registrations. In production another instance
 * delivers them; here the delivery would take processor time from the measured calls.
 */
export async function holdBackTriggers(): Promise<void> {
  const hub = process.env.FIREBASE_EMULATOR_HUB;
  const url = `http://${hub}/functions/disableBackgroundTriggers`;
  const response = await fetch(url, { method: 'PUT', signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`The emulator hub answered ${response.status}.`);
}
