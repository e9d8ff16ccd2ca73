import { pauseTriggers } from '@fanclub/stories/tools/triggers';
import { tableOf } from './figure.ts';
import { registrationsWithCodes } from './spike/codes.ts';
import { type Count, ramp, tableOfStages } from './spike/ramp.ts';

const write = (text: string) => process.stdout.write(`${text}\n`);
const isClean = ({ lost, twice }: Count): boolean => lost === 0 && twice === 0;

function lineOf(count: Count): string {
  const mark = isClean(count) ? '✓' : '✖';
  return `${mark} ${count.name}: ${count.lost} lost, ${count.twice} twice`;
}

/**
 * `npm run lab -- bench-spike`: the load of an opening night on a small scale, against several processes of the deployed
 * bundle. The run fails if a count reports lost or repeated effects, or if a figure is out of its bound.
 */
await pauseTriggers();
write('→ Popular promo codes …');
const figures = await registrationsWithCodes();
write(tableOf(figures));
write('→ More and more registrations a second …');
const { stages, counts } = await ramp();
write(tableOfStages(stages));
for (const count of counts) write(lineOf(count));
const isGood = figures.every(({ isOk }) => isOk) && counts.every(isClean);
write(isGood ? '✓ Nothing lost, nothing twice, every ratio held.' : '✖ Failed.');
process.exit(isGood ? 0 : 1);
