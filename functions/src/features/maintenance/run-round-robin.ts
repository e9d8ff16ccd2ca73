import type { ServerContext } from '#platform/context';
import { type LeftMs, withinDeadline } from '#platform/deadline';
import { log } from '#platform/log';

/**
 * Returns the number of handled items. A task begins nothing new once its time is up, and goes on in its next
 * turn.
 */
export type Task = (context: ServerContext, leftMs: LeftMs) => Promise<number>;

/** The end of a turn that is reserved for the step in progress; at most half of a short turn. */
const lastStepMs = 20_000;

/**
 * Runs tasks round-robin, and returns the count of each and the number of failures. All tasks get an equal turn,
 * however much work the others have. Unfinished tasks share the remaining time, round after round. A task that
 * does not stop in time, for example because a service does not answer, has failed and is abandoned.
 */
export async function runRoundRobin(
  context: ServerContext,
  tasks: Record<string, Task>,
  runMs: number,
): Promise<Record<string, number>> {
  const nowMs = () => context.now().getTime();
  const endMs = nowMs() + runMs;
  const done: Record<string, number> = {};
  let failed = 0;

  /** Returns true if the task has more to do. */
  async function take(name: string, task: Task, turnMs: number): Promise<boolean> {
    const stopAtMs = nowMs() + turnMs - Math.min(lastStepMs, turnMs / 2);
    const leftMs = () => stopAtMs - nowMs();
    try {
      done[name] = (done[name] ?? 0) + (await withinDeadline(turnMs, () => task(context, leftMs)));
      return leftMs() <= 0;
    } catch (error) {
      failed += 1;
      log.error('maintenance task failed', error, { task: name });
      return false;
    }
  }

  let waiting = Object.entries(tasks);
  let turnMs = runMs / waiting.length;
  do {
    const unfinished: typeof waiting = [];
    for (const [name, task] of waiting) {
      if (await take(name, task, turnMs)) unfinished.push([name, task]);
    }
    waiting = unfinished;
    turnMs = (endMs - nowMs()) / waiting.length;
  } while (waiting.length > 0 && turnMs >= lastStepMs);
  return { ...done, failed_tasks: failed };
}
