import { existsSync } from 'node:fs';
import path from 'node:path';
import { clubFolder } from '@fanclub/contract/club/club-folder';
import { inRoot } from '../paths.ts';
import { Problem } from '../problem.ts';
import { runNpm } from '../process/run.ts';
import { say, step } from '../terminal.ts';
import { fingerprint, stampOf } from './stamp.ts';

export interface BuildTask {
  /** Name of the task and of its stamp file. Tasks with different outputs have different names. */
  name: string;
  title: string;
  workspace: 'functions' | 'web';
  output: string;
  /** A file in the output that proves that a build was finished. */
  proof: string;
  args?: readonly string[];
  env?: Record<string, string>;
}

function inputsOf(task: BuildTask): string {
  const places = [
    task.workspace,
    'contract',
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
  ];
  const club = task.env?.CLUB ? inRoot(task.env.CLUB) : clubFolder();
  const values = [JSON.stringify([task.output, task.args, task.env]), process.versions.node, club];
  return fingerprint([...places.map((place) => inRoot(place)), club], values);
}

/** Builds a workspace, unless its last build into this output had the same inputs. */
export async function buildOnce(task: BuildTask): Promise<void> {
  const stamp = stampOf('builds', task.name, inputsOf(task));
  const isUpToDate = existsSync(path.join(task.output, task.proof)) && stamp.isCurrent();
  if (isUpToDate) return say(`✓ ${task.title}: nothing changed`);

  await step(task.title, async () => {
    stamp.remove();
    const args = ['run', 'build', '--silent', '-w', task.workspace];
    const result = await runNpm(task.args ? [...args, '--', ...task.args] : args, {
      cwd: inRoot(),
      output: 'keep',
      env: task.env ?? {},
    });
    if (result.code !== 0) {
      say(result.output);
      throw new Problem(`${task.title} failed: the compiler's own words are above.`);
    }
    stamp.write();
  });
}
