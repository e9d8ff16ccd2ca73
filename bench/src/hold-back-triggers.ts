/**
 * Keeps the suite from delivering the mails of the bench's registrations: in production another
 * instance does that, here it would take the processor from what is measured.
 */
export async function holdBackTriggers(): Promise<void> {
  const hub = process.env.FIREBASE_EMULATOR_HUB;
  const url = `http://${hub}/functions/disableBackgroundTriggers`;
  const response = await fetch(url, { method: 'PUT', signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`The emulator hub answered ${response.status}.`);
}
