import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface TestServer {
  url: string;
  process: ChildProcess;
  /** All output of the process, including its logs. */
  output(): string;
  kill(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}

/**
 * Starts another instance of the built functions, with changes to the environment variables. As in production,
 * `FUNCTION_TARGET` names the function; the default is `api`.
 */
export async function startServer(changes: NodeJS.Dict<string> = {}): Promise<TestServer> {
  const port = await freePort();
  // The package exports only a library; the program is a file in the same folder.
  const library = createRequire(import.meta.url).resolve('@google-cloud/functions-framework');
  const framework = join(dirname(library), 'main.js');
  const child = spawn(process.execPath, [framework, `--port=${port}`], {
    cwd: fileURLToPath(new URL('../dist', import.meta.url)),
    env: { ...process.env, FUNCTION_TARGET: 'api', ...changes, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const url = `http://127.0.0.1:${port}`;
  const deadlineMs = Date.now() + 60_000;
  while (!(await fetch(`${url}/api/health`).catch(() => undefined))) {
    if (child.exitCode !== null || Date.now() > deadlineMs) throw new Error('server did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    process: child,
    output: () => output,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
