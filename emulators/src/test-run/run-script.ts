import path from 'node:path';
import type { Environment } from '../environment.ts';
import { inRoot } from '../paths.ts';
import { runNode } from '../process/run.ts';

/**
 * Runs a script of a workspace in the workspace's folder and shows its output immediately. Resolves with true if it
 * succeeds.
 */
export async function runScript(
  workspace: string,
  script: string,
  args: readonly string[],
  env: Environment,
): Promise<boolean> {
  const cwd = inRoot(workspace);
  const { code } = await runNode([path.join(cwd, script), ...args], { cwd, env, output: 'show' });
  return code === 0;
}
