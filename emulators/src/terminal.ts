// The program that reads our output may end first, as in `npm start | head`. This must not crash the command.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

/** Prints a line on standard output. */
export function say(text = ''): void {
  process.stdout.write(`${text}\n`);
}

/** Prints a table of two columns under a title. */
export function table(title: string, rows: readonly (readonly [string, string])[]): void {
  const width = Math.max(...rows.map(([left]) => left.length));
  say(`\n${title}`);
  for (const [left, right] of rows) say(`  ${left.padEnd(width)}  ${right}`);
}

/** Prints a warning on standard error. The command continues. */
export function warn(text: string): void {
  process.stderr.write(`! ${text}\n`);
}

const heartbeatMs = 15_000;

function seconds(sinceMs: number): string {
  return `${((Date.now() - sinceMs) / 1000).toFixed(1)} s`;
}

/**
 * Runs a step and prints its name, a line every 15 seconds while it runs, and finally its result and duration. The step
 * failed if it throws or `isGood` returns false for its result.
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
