import { tableOf } from './figure.ts';
import { panelReads } from './figures/admin-reads.ts';

/**
 * Measures the panel's reads over the club that is already in the suite. `npm run lab -- bench-club` fills
 * it.
 */
const figures = await panelReads();
process.stdout.write(`\n${tableOf(figures)}\n`);
process.exit(figures.every(({ isOk }) => isOk) ? 0 : 1);
