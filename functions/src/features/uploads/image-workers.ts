import { type ChildProcess, fork } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { AppError } from '#platform/app-error';
import { log } from '#platform/log';

/** The messages of a worker: that it is ready, the encoded image, or the reason why it refuses the bytes. */
export type WorkerAnswer = 'ready' | { image: Uint8Array } | { refused: string };

type Outcome = WorkerAnswer | 'late' | 'died';

interface Worker {
  process: ChildProcess;
  started: Promise<Outcome>;
}

interface Settings {
  /** The most time for one image, in ms. The largest accepted image needs about a second. */
  timeoutMs: number;
  /** The most time until a started worker can take an image, in ms. */
  startTimeoutMs: number;
  maxWaiting: number;
  program: string;
}

/** One worker for each processor of the server function. */
const workerCount = 2;
const retryAfterS = 3;

const production: Settings = {
  timeoutMs: 5_000,
  startTimeoutMs: 15_000,
  maxWaiting: 32,
  // The program is in the same folder as this module, in the sources as in the bundle.
  program: fileURLToPath(new URL(`image-worker${extname(import.meta.url)}`, import.meta.url)),
};

/** Waits for the next event of a worker: its message, its death, or the timeout. */
function outcomeOf({ process }: Pick<Worker, 'process'>, timeoutMs: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const settle = (outcome: Outcome) => {
      clearTimeout(timer);
      process.off('message', settle).off('exit', onDeath).off('error', onDeath);
      resolve(outcome);
    };
    const onDeath = () => settle('died');
    const timer = setTimeout(() => settle('late'), timeoutMs);
    process.on('message', settle).on('exit', onDeath).on('error', onDeath);
  });
}

/**
 * Creates processes that decode images. Decoders are separate processes for two reasons. A decoder cannot be
 * interrupted, but a process can be killed. And an attacker would most likely break in through a bug of a decoder,
 * whose process has none of this server's secrets. A process starts when an image comes, and stays. If it dies or is
 * killed, the next image starts another one.
 */
export function createImageWorkers(changes: Partial<Settings> = {}) {
  const { timeoutMs, startTimeoutMs, maxWaiting, program } = { ...production, ...changes };
  const inTurn = pLimit(workerCount);
  const idle: Worker[] = [];

  function start(): Worker {
    const child = fork(program, {
      serialization: 'advanced',
      execArgv: [],
      env: { MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const worker = { process: child, started: outcomeOf({ process: child }, startTimeoutMs) };
    child.on('error', (error) => log.error('image worker failed', error));
    child.on('exit', () => {
      const at = idle.indexOf(worker);
      if (at >= 0) idle.splice(at, 1);
    });
    // This process can exit although the worker still runs.
    child.unref();
    child.channel?.unref();
    return worker;
  }

  /**
   * Returns a worker that can take an image, or null. A start that fails is tried again: the platform may take the
   * processor away from an idle instance, so that a start takes too long although nothing is wrong.
   */
  async function readyWorker(tries = 2): Promise<Worker | null> {
    if (tries === 0) return null;
    const worker = idle.pop() ?? start();
    if ((await worker.started) === 'ready') return worker;
    worker.process.kill('SIGKILL');
    return readyWorker(tries - 1);
  }

  async function encode(bytes: Uint8Array): Promise<Outcome | 'none'> {
    const worker = await readyWorker();
    if (!worker) return 'none';
    const next = outcomeOf(worker, timeoutMs);
    worker.process.send(bytes);
    const outcome = await next;
    if (typeof outcome === 'object') idle.push(worker);
    else worker.process.kill('SIGKILL');
    return outcome;
  }

  return {
    /**
     * Returns the encoded image. Throws an error with the reason if the worker refuses the image, or if it takes too
     * long. Throws `service_busy` if too many images wait already, if no worker starts, or if the worker dies.
     */
    async encode(bytes: Uint8Array): Promise<Buffer> {
      if (inTurn.pendingCount >= maxWaiting) throw new AppError('service_busy', { retryAfterS });
      const outcome = await inTurn(() => encode(bytes));
      if (outcome === 'late') throw new Error(`took more than ${timeoutMs} ms`);
      if (typeof outcome !== 'object') throw new AppError('service_busy', { retryAfterS });
      if ('refused' in outcome) throw new Error(outcome.refused);
      return Buffer.from(outcome.image);
    },
  };
}
