import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Problem } from '../problem.ts';

const execute = promisify(execFile);
const mostBytes = 64 * 1024 * 1024;

/**
 * Runs git in a folder without prompts and resolves with its output. Throws a Problem with git's own words if git fails
 * or takes longer than `timeoutMs`.
 */
export async function git(folder: string, args: readonly string[], timeoutMs = 0): Promise<string> {
  const env = { ...process.env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0' };
  try {
    const all = ['-c', 'core.quotePath=false', ...args];
    const options = { cwd: folder, env, timeout: timeoutMs, maxBuffer: mostBytes };
    return (await execute('git', all, options)).stdout.trimEnd();
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    throw new Problem(`\`git ${args.join(' ')}\` failed: ${stderr?.trim() || message}`);
  }
}

export async function gitLines(folder: string, args: readonly string[]): Promise<string[]> {
  return (await git(folder, args)).split('\n').filter(Boolean);
}
