import type { ServerContext } from '#platform/context';
import { type LeftMs, withinDeadline } from '#platform/deadline';
import { log } from '#platform/log';

/**
 * A task of the maintenance. It begins nothing new once `leftMs` returns 0 or less, and continues in its next turn.
 * Returns the number of handled items.
 */
export type Task = (context: ServerContext, leftMs: LeftMs) => Promise<number>;

/**
 * The last part of a turn, in which a task begins nothing new and may finish its current step; at most half of the
 * turn.
 */
const lastStepMs = 20_000;

/**
 * Runs tasks one after the other in rounds. Returns the count of each task and the number of failures. All tasks get
 * equal turns, however much work the others have, and unfinished tasks share the remaining time in further rounds. A
 * task that does not stop in time, for example because a service does not respond, counts as failed and is not waited
 * for.
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

  /** Gives a task one turn. Returns true if it has more to do. */
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
