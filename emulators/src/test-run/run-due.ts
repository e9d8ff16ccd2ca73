import { readdirSync } from 'node:fs';
import { clubFolder } from '@fanclub/contract/club/club-folder';
import { fingerprint, stampOf } from '../build/stamp.ts';
import { inRoot, root } from '../paths.ts';
import { say } from '../terminal.ts';
import { sum, type Tally } from './tally.ts';

const generated = [
  '.git',
  '.cache',
  '.emulator-data',
  '.firebase',
  '.schemathesis',
  'node_modules',
  'playwright-report',
  'test-results',
];

/**
 * Returns a hash of the club that is built, and of all files of the repository except those in the ignored and the
 * generated folders.
 */
export function inputsWithout(ignored: readonly string[]): string {
  const entries = readdirSync(root).filter((entry) => ![...generated, ...ignored].includes(entry));
  const places = entries.sort().map((entry) => inRoot(entry));
  return fingerprint([...places, clubFolder()], [process.versions.node, clubFolder()]);
}

/**
 * Leaves out each check that last passed with the same inputs, and runs the others: `run` is called with their names.
 */
export async function runDue(
  title: string,
  inputs: Readonly<Record<string, string>>,
  run: (due: readonly string[]) => Promise<Tally>,
): Promise<Tally> {
  const due = Object.entries(inputs)
    .map(([name, files]) => ({ name, stamp: stampOf('passed', name, files) }))
    .filter(({ stamp }) => !stamp.isCurrent());
  if (due.length === 0) {
    say(`✓ ${title}: nothing changed`);
    return sum([]);
  }
  const tally = await run(due.map(({ name }) => name));
  if (tally.failed === 0) for (const { stamp } of due) stamp.write();
  return tally;
}
