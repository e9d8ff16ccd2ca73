import { registerReceipts } from './register-receipts.ts';

/**
 * `npm run test:twins`: 20 altered copies among 300 receipts, drawn anew for each seed that is named;
 * fails when too few are found, or too many.
 */
const receipts = 300;
const copies = 20;
const [, , ...named] = process.argv;
const say = (line: string) => process.stdout.write(`${line}\n`);
for (const seed of named.length > 0 ? named.map(Number) : [7, 4711]) {
  const startMs = performance.now();
  const { found, missed, falseAlarms } = await registerReceipts(receipts, copies, seed);
  const seconds = Math.round((performance.now() - startMs) / 1000);
  say(
    `Seed ${seed}: ${found.length} of ${copies} copies found among ${receipts} receipts, in ${seconds} s`,
  );
  for (const name of missed) say(`  missed: ${name}`);
  say(`  ${falseAlarms.length} false alarms`);
  for (const alarm of falseAlarms) say(`  ${alarm}`);
  if (found.length < copies * 0.9 || falseAlarms.length > 2) process.exitCode = 1;
}
