/** Everything the launcher says goes through here. */
export function say(text = ''): void {
  process.stdout.write(`${text}\n`);
}

/** A remark that should be seen but stops nothing. */
export function warn(text: string): void {
  process.stderr.write(`! ${text}\n`);
}

const heartbeatMs = 15_000;

function seconds(sinceMs: number): string {
  return `${((Date.now() - sinceMs) / 1000).toFixed(1)} s`;
}

/** Names a step, gives a sign of life while it lasts, and says how long it took. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const startedAt = Date.now();
  say(`→ ${title} …`);
  const heartbeat = setInterval(() => say(`  … ${title}: ${seconds(startedAt)}`), heartbeatMs);
  try {
    const result = await work();
    say(`✓ ${title} (${seconds(startedAt)})`);
    return result;
  } finally {
    clearInterval(heartbeat);
  }
}
