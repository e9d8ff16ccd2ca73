import { tableOf } from './figure.ts';
import { panelReads } from './figures/admin-reads.ts';

/** What the panel reads over whatever club is there: `npm run bench:club` has filled it. */
const figures = await panelReads();
process.stdout.write(`\n${tableOf(figures)}\n`);
process.exit(figures.every(({ isOk }) => isOk) ? 0 : 1);
