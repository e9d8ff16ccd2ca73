import { type ChildProcess, fork } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { AppError } from '#platform/app-error';
import { log } from '#platform/log';

/** The messages of a worker: that it is ready, the image made of the bytes, or the reason for refusing them. */
export type WorkerAnswer = 'ready' | { image: Uint8Array } | { refused: string };

type Outcome = WorkerAnswer | 'late' | 'died';

interface Worker {
  process: ChildProcess;
  started: Promise<Outcome>;
}

interface Settings {
  /** The timeout of one image. The largest accepted image needs about a second. */
  timeoutMs: number;
  /** The timeout of a worker's start, until it can take an image. */
  startTimeoutMs: number;
  maxWaiting: number;
  program: string;
}

/** One worker for each processor of the function. */
const workerCount = 2;
const retryAfterS = 3;

const production: Settings = {
  timeoutMs: 5_000,
  startTimeoutMs: 15_000,
  maxWaiting: 32,
  // The program is beside this module, in the sources and in the bundle alike.
  program: fileURLToPath(new URL(`image-worker${extname(import.meta.url)}`, import.meta.url)),
};

/** Returns the next event of a worker: its message, its death, or the timeout. */
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
 * Makes processes that decode images. A decoder cannot be interrupted, and its bugs are the likeliest way into
 * this server: a process can be killed, and these get none of our secrets. They start when an image comes, and
 * stay. After one was killed or died, the next image starts another.
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
    // The worker does not keep this process alive.
    child.unref();
    child.channel?.unref();
    return worker;
  }

  /**
   * Returns a worker that can take an image, or null. A start that fails is tried again: an idle pause, in which
   * the platform takes the processor away, can make it late without a fault.
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
     * Returns the image encoded anew. Throws the reason of a refusal, or an error if it takes too long. Throws
     * `service_busy` if too many images wait already or no worker starts.
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
