import { parseArgs } from 'node:util';
import { readRandomStatement } from '@fanclub/contract/testing/read-random-statement';
import { say } from '../terminal.ts';

/**
 * `npm run lab -- read-statements` reads random statements and prints each that is not read as it was written, with its
 * seed, and how many questions were asked. Returns false if there is one.
 */
export async function readStatements(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      draws: { type: 'string', default: '5000' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
  });
  const [draws, first] = [Number(values.draws), Number(values.seed)];
  const counts = new Map<number, number>();
  let wrongs = 0;
  for (let seed = first; seed < first + draws; seed += 1) {
    const { wrong, asked } = await readRandomStatement(seed, '2026-11-29');
    counts.set(asked.length, (counts.get(asked.length) ?? 0) + 1);
    if (!wrong) continue;
    wrongs += 1;
    say(JSON.stringify(wrong));
  }
  const questions = [...counts].sort().map(([asked, count]) => `${count} after ${asked} questions`);
  say(`${draws} statements from seed ${first}: ${wrongs} wrong; ${questions.join(', ')}`);
  return wrongs === 0;
}
