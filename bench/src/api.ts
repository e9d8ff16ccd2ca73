import { pauseTriggers } from '@fanclub/stories/tools/triggers';
import { type Figure, tableOf } from './figure.ts';
import { coldStart } from './figures/cold-start.ts';
import { exportsAtOnce } from './figures/exports-at-once.ts';
import { registration } from './figures/registration.ts';
import { singleReads } from './figures/single-reads.ts';

const write = (text: string) => process.stdout.write(`${text}\n`);

/** The parts of the bench, in their order. */
const parts: [title: string, measure: () => Promise<Figure[]>][] = [
  ['Requests that read one document', singleReads],
  ['Registrations', registration],
  ['Cold starts', coldStart],
  ['Twenty exports at once', exportsAtOnce],
];

await pauseTriggers();
const figures: Figure[] = [];
for (const [title, measure] of parts) {
  write(`→ ${title} …`);
  figures.push(...(await measure()));
}
const failed = figures.filter((figure) => !figure.isOk);
write(`\n${tableOf(figures)}\n`);
write(failed.length === 0 ? '✓ Every figure is within its bound.' : `✖ ${failed.length} failed.`);
process.exit(failed.length === 0 ? 0 : 1);
