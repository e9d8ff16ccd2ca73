import { pauseTriggers } from '@fanclub/stories/tools/triggers';
import { type Figure, tableOf } from './figure.ts';
import { registrationsWithCodes } from './spike/codes.ts';
import { type Count, isClean, lineOf } from './spike/count.ts';
import { mailAfterOutage } from './spike/mail-after-outage.ts';
import { races } from './spike/races.ts';
import { ramp, tableOfStages } from './spike/ramp.ts';

/**
 * The result of one part of the bench. The run fails if a count reports lost or repeated effects, or if a figure is out
 * of its bound.
 */
interface Report {
  text?: string;
  counts?: Count[];
  figures?: Figure[];
}

const parts: Record<string, { title: string; run: () => Promise<Report> }> = {
  codes: {
    title: 'Popular promo codes',
    run: async () => ({ figures: await registrationsWithCodes() }),
  },
  ramp: {
    title: 'More and more registrations a second',
    run: async () => {
      const { stages, counts } = await ramp();
      return { text: tableOfStages(stages), counts };
    },
  },
  races: { title: 'Races', run: async () => ({ counts: await races() }) },
  mail: { title: 'Mail after an outage', run: mailAfterOutage },
};

const write = (text: string) => process.stdout.write(`${text}\n`);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !parts[name]);
if (unknown.length > 0)
  throw new Error(`No such part: ${unknown}. There are ${Object.keys(parts)}.`);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

/**
 * Runs the parts of `npm run lab -- bench-spike [part …]`: the load of an opening night on a small scale, against
 * several processes of the deployed bundle.
 */
await pauseTriggers();
let failed = 0;
for (const [name, { title, run }] of Object.entries(parts)) {
  if (!isWanted(name)) continue;
  write(`→ ${title} …`);
  const { text, figures = [], counts = [] } = await run();
  if (text) write(text);
  if (figures.length > 0) write(tableOf(figures));
  for (const count of counts) write(lineOf(count));
  failed += figures.filter(({ isOk }) => !isOk).length;
  failed += counts.filter((count) => !isClean(count)).length;
}
write(failed === 0 ? '✓ Nothing lost, nothing twice, every ratio held.' : `✖ ${failed} failed.`);
process.exit(failed === 0 ? 0 : 1);
