async function ask(action: 'disable' | 'enable'): Promise<void> {
  const hub = process.env.FIREBASE_EMULATOR_HUB;
  const url = `http://${hub}/functions/${action}BackgroundTriggers`;
  const response = await fetch(url, { method: 'PUT', signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Error(`The emulator hub answered ${response.status}.`);
}

/**
 * Stops the functions that run when a Firestore document changes, until `resumeTriggers` is called. They would slow
 * down what is measured or tested, for example by sending mails after a registration.
 */
export const pauseTriggers = () => ask('disable');

export const resumeTriggers = () => ask('enable');
