async function ask(action: 'disable' | 'enable'): Promise<void> {
  const hub = process.env.FIREBASE_EMULATOR_HUB;
  const url = `http://${hub}/functions/${action}BackgroundTriggers`;
  const response = await fetch(url, { method: 'PUT', signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Error(`The emulator hub answered ${response.status}.`);
}

/**
 * Keeps the suite from running the functions that Firestore triggers, until `resumeTriggers`. Each of them
 * takes a process and processor time from what is measured or tested: a registration delivers mails, an
 * export writes files.
 */
export const pauseTriggers = () => ask('disable');

export const resumeTriggers = () => ask('enable');
