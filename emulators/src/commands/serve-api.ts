import path from 'node:path';
import { buildFunctions, functionsFolder } from '../build/tasks.ts';
import { requireFreePorts } from '../busy-ports.ts';
import { addresses } from '../environment.ts';
import { runFolder } from '../paths.ts';
import { choosePorts, type SuiteKind } from '../ports.ts';
import { Problem } from '../problem.ts';
import { explainExit } from '../process/explain-exit.ts';
import { untilStopped } from '../process/stop-signal.ts';
import { startApiServer } from '../suite/start-api-server.ts';
import { say } from '../terminal.ts';

function chosenSuite(args: readonly string[]): SuiteKind {
  const at = args.indexOf('--suite');
  const kind = at < 0 ? 'start' : args[at + 1];
  if (kind === 'start' || kind === 'test') return kind;
  throw new Problem('--suite is `start` or `test`.');
}

/** `npm run serve:api` runs the built functions (`functions/dist`) as one process, beside a running suite. */
export async function serveApi(args: readonly string[]): Promise<void> {
  const kind = chosenSuite(args);
  const ports = choosePorts(kind);
  await requireFreePorts(kind, ports, ['API']);
  await buildFunctions();
  const server = await startApiServer(
    ports,
    functionsFolder,
    path.join(runFolder(kind), 'api-server.log'),
  );
  say(`The API answers at ${addresses(ports).api} (one process, as deployed). Ctrl-C stops it.`);
  await Promise.race([untilStopped(), server.exited]);
  if (server.hasExited()) throw await explainExit(server);
  await server.stop();
}
