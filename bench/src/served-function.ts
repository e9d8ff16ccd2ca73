import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FirestoreCounts } from '../../functions/test/watch-firestore.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const framework = join(root, 'node_modules/@google-cloud/functions-framework/build/src/main.js');
const hook = (name: string) => fileURLToPath(new URL(`hooks/${name}.mjs`, import.meta.url));
const patienceMs = 60_000;

/** A function that the bench can serve: the folder of its code, and the name of the export to call. */
export interface Deployable {
  folder: string;
  target: string;
}

/** The product's API as it is deployed. `BENCH_PRODUCT` can name the folder of another build. */
export const product: Deployable = {
  folder: process.env.BENCH_PRODUCT ?? join(root, 'functions/dist'),
  target: 'api',
};

const bareFolder = fileURLToPath(new URL('bare', import.meta.url));

/** The baseline of most figures: a minimal function that reads one document. */
export const bare: Deployable = { folder: bareFolder, target: 'readOne' };

/** The baseline of a registration: a minimal function that makes a registration's Firestore and Auth calls. */
export const bareRegistration: Deployable = { folder: bareFolder, target: 'registerOne' };

export interface ServedFunction {
  url: string;
  /** Returns how much memory the process has now, in megabytes. */
  megabytes: () => number;
  /** Resolves with the counts since the last call of `takeCounts`. Needs the option `countsReads`. */
  takeCounts: () => Promise<FirestoreCounts>;
  stop: () => Promise<void>;
}

/** Serves a function as one production instance would, on a free port. The function's output goes to a log file. */
export async function serve(
  { folder, target }: Deployable,
  options: { countsReads?: boolean; env?: Record<string, string> } = {},
): Promise<ServedFunction> {
  const hooks = ['report-port', ...(options.countsReads ? ['count-reads'] : [])];
  const log = openSync(join(process.env.BENCH_FOLDER ?? '.', `bench-${target}.log`), 'a');
  const child = spawn(
    process.execPath,
    [...hooks.flatMap((name) => ['--import', hook(name)]), framework, `--target=${target}`],
    {
      cwd: folder,
      // In production the platform sets the variable that names the function to serve.
      env: {
        ...process.env,
        NODE_ENV: 'production',
        LENIENT_RESPONSES: 'true',
        FUNCTION_TARGET: target,
        ...options.env,
      },
      stdio: ['ignore', log, log, 'ipc'],
    },
  );
  closeSync(log);
  const { port } = await messageOf<{ port: number }>(child, `bench-${target}.log`);
  return {
    url: `http://127.0.0.1:${port}`,
    megabytes() {
      const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)]);
      return Number(kilobytes) / 1024;
    },
    async takeCounts() {
      const answer = messageOf<{ counts: FirestoreCounts }>(child, `bench-${target}.log`);
      child.send('take counts');
      return (await answer).counts;
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

async function messageOf<T>(child: ChildProcess, logName: string): Promise<T> {
  const ended = new AbortController();
  const onExit = () => ended.abort();
  child.once('exit', onExit);
  const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(patienceMs)]);
  try {
    const [message] = await once(child, 'message', { signal });
    return message as T;
  } catch (error) {
    throw new Error(`A served function did not come up or died; see ${logName}.`, { cause: error });
  } finally {
    child.off('exit', onExit);
  }
}
