import { fileURLToPath } from 'node:url';
import { addresses, functionsEnvironment } from '../environment.ts';
import { packageScript } from '../paths.ts';
import type { Ports } from '../ports.ts';
import { type Background, startInBackground } from '../process/background.ts';
import { waitUntilAnswering } from './wait-until-answering.ts';

const loopbackOnly = fileURLToPath(new URL('./listen-on-loopback.mjs', import.meta.url));

/** Starts the built API with functions-framework, like one instance in production. */
export async function startApiServer(
  ports: Ports,
  functionsFolder: string,
  logFile: string,
): Promise<Background> {
  const { FUNCTIONS_EMULATOR_PARALLEL: _, ...environment } = functionsEnvironment(ports);
  const server = startInBackground({
    name: 'The API server',
    args: [
      '--import',
      loopbackOnly,
      packageScript('@google-cloud/functions-framework/build/src/main.js'),
      `--port=${ports.API}`,
    ],
    cwd: functionsFolder,
    env: { ...process.env, ...environment, FUNCTION_TARGET: 'api' },
    logFile,
  });
  try {
    await waitUntilAnswering({ url: `${addresses(ports).api}/api/health`, background: server });
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}
