// The reader of our output may be gone (`npm start | head`), which must not crash the launcher.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

/** Prints a line on standard output; everything that the launcher prints goes through here. */
export function say(text = ''): void {
  process.stdout.write(`${text}\n`);
}

/** Prints rows of two columns under a title. */
export function table(title: string, rows: readonly (readonly [string, string])[]): void {
  const width = Math.max(...rows.map(([left]) => left.length));
  say(`\n${title}`);
  for (const [left, right] of rows) say(`  ${left.padEnd(width)}  ${right}`);
}

/** Prints a remark that should be seen but stops nothing. */
export function warn(text: string): void {
  process.stderr.write(`! ${text}\n`);
}

const heartbeatMs = 15_000;

function seconds(sinceMs: number): string {
  return `${((Date.now() - sinceMs) / 1000).toFixed(1)} s`;
}

/**
 * Prints the name of a step, a sign of life while it runs, and its result and duration. `isGood` tells
 * whether a result is a success; a step that throws has failed.
 */
export async function step<T>(
  title: string,
  work: () => Promise<T>,
  isGood: (result: T) => boolean = () => true,
): Promise<T> {
  const startedAt = Date.now();
  const end = (mark: string) => say(`${mark} ${title} (${seconds(startedAt)})`);
  say(`→ ${title} …`);
  const heartbeat = setInterval(() => say(`  … ${title}: ${seconds(startedAt)}`), heartbeatMs);
  try {
    const result = await work();
    end(isGood(result) ? '✓' : '✖');
    return result;
  } catch (error) {
    end('✖');
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}
