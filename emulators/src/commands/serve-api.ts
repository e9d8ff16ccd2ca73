import path from 'node:path';
import { buildFunctions } from '../build/tasks.ts';
import { requireFreePorts } from '../busy-ports.ts';
import { addresses } from '../environment.ts';
import { runFolder } from '../paths.ts';
import { choosePorts, type Profile } from '../ports.ts';
import { Problem } from '../problem.ts';
import { explainExit } from '../process/explain-exit.ts';
import { untilStopped } from '../process/stop-signal.ts';
import { startApiServer } from '../suite/start-api-server.ts';
import { say } from '../terminal.ts';

function chosenProfile(args: readonly string[]): Profile {
  const at = args.indexOf('--profile');
  const profile = at < 0 ? 'start' : args[at + 1];
  if (profile === 'start' || profile === 'test') return profile;
  throw new Problem('--profile is `start` or `test`.');
}

/** `npm run serve:api` runs the built functions (`functions/dist`) as one process, beside a running suite. */
export async function serveApi(args: readonly string[]): Promise<void> {
  const profile = chosenProfile(args);
  const ports = choosePorts(profile);
  await requireFreePorts(profile, ports, ['API']);
  await buildFunctions();
  const server = await startApiServer(ports, path.join(runFolder(profile), 'api-server.log'));
  say(`The API answers at ${addresses(ports).api} (one process, as deployed). Ctrl-C stops it.`);
  await Promise.race([untilStopped(), server.exited]);
  if (server.hasExited()) throw await explainExit(server);
  await server.stop();
}
