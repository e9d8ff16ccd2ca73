import { serverContext } from '#platform/context';
import { runMaintenance } from './run-maintenance.ts';

/** `node maintenance.js` runs the clean-up once, as the schedule does in production, and prints the result. */
const done = await runMaintenance(serverContext());
process.stdout.write(`${JSON.stringify(done)}\n`, () => {
  // Open connections of the SDKs would keep the process.
  process.exit(done.failed_tasks ? 1 : 0);
});
