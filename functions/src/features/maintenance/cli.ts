import { serverContext } from '#platform/context';
import { runMaintenance } from './run-maintenance.ts';

/** `node maintenance.js` runs the maintenance once, as the schedule does in production, and prints the result. */
const done = await runMaintenance(serverContext());
process.stdout.write(`${JSON.stringify(done)}\n`, () => {
  // The open connections of the SDKs would keep the process alive.
  process.exit(done.failed_tasks ? 1 : 0);
});
