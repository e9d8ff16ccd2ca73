import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Environment } from '../environment.ts';
import { inRoot } from '../paths.ts';
import { startInBackground } from '../process/background.ts';
import { waitUntilAnswering } from '../suite/wait-until-answering.ts';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Starts the server from which Schemathesis gets a valid request for each route. */
export async function startSubjects(env: Environment, logFile: string) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const background = startInBackground({
    name: "The fuzzer's helper",
    args: [inRoot('functions', 'test', 'fuzz', 'serve.ts')],
    cwd: inRoot('functions'),
    env: { ...process.env, ...env, SUBJECTS_PORT: String(port) },
    logFile,
  });
  try {
    await waitUntilAnswering({ url, background });
  } catch (error) {
    await background.stop();
    throw error;
  }
  return { url, stop: background.stop };
}
