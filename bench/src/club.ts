import { tableOf } from './figure.ts';
import { panelReads } from './figures/admin-reads.ts';

/**
 * Measures the panel's reads with the members that the running suite already has. `npm run lab -- bench-club` fills the
 * suite and then runs this file.
 */
const figures = await panelReads();
process.stdout.write(`\n${tableOf(figures)}\n`);
process.exit(figures.every(({ isOk }) => isOk) ? 0 : 1);
