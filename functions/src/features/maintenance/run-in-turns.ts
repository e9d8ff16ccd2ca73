import type { ServerContext } from '#platform/context';
import { type LeftMs, withinDeadline } from '#platform/deadline';
import { log } from '#platform/log';

/** Answers how much it did; begins nothing more once its time is up, and goes on in its next turn. */
export type Task = (context: ServerContext, leftMs: LeftMs) => Promise<number>;

/** Of a turn, for the step that is under way when the task is to stop; of a short turn its half. */
const lastStepMs = 20_000;

/**
 * Runs tasks in turns, and answers what each did and how many failed. All have an equal turn, however
 * much the others find to do; those that have not come to their end share what time is left then, round
 * after round. One that does not stop by itself, as it waits for a service that does not answer, has
 * failed and is left behind.
 */
export async function runInTurns(
  context: ServerContext,
  tasks: Record<string, Task>,
  runMs: number,
): Promise<Record<string, number>> {
  const nowMs = () => context.now().getTime();
  const endMs = nowMs() + runMs;
  const done: Record<string, number> = {};
  let failed = 0;

  /** True where there is more to do. */
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
