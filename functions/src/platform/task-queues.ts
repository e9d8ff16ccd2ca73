import { createRequire } from 'node:module';
import type { TaskQueue } from 'firebase-admin/functions';
import { region } from './deployment.ts';
import { firebaseApp } from './firebase/admin.ts';

/** The queues of Cloud Tasks; only this module calls Cloud Tasks. */
export interface TaskQueues {
  /**
   * Adds a task that calls one of our functions with `data`, not before `notBefore`. Returns false if a task with
   * this id was added before, whether it has finished or not.
   */
  add(functionName: string, id: string, data: object, notBefore: Date): Promise<boolean>;
}

const require = createRequire(import.meta.url);

export function createTaskQueues(): TaskQueues {
  const queues = new Map<string, TaskQueue>();

  // The client is loaded on first use, because most requests add no task.
  function queueOf(functionName: string): TaskQueue {
    const { getFunctions } =
      require('firebase-admin/functions') as typeof import('firebase-admin/functions');
    const name = `locations/${region}/functions/${functionName}`;
    const queue = queues.get(name) ?? getFunctions(firebaseApp()).taskQueue(name);
    queues.set(name, queue);
    return queue;
  }

  return {
    async add(functionName, id, data, notBefore) {
      try {
        await queueOf(functionName).enqueue(data, { id, scheduleTime: notBefore });
        return true;
      } catch (error) {
        if ((error as { code?: string }).code === 'functions/task-already-exists') return false;
        throw error;
      }
    },
  };
}
