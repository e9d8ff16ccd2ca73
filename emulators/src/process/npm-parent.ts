import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface ProcessFacts {
  parent: number;
  command: string;
}

/** Returns the parent id and the command line of a process, from /proc or, where that is missing, from `ps`. */
function factsOf(pid: number): ProcessFacts | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return { parent, command };
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], {
      encoding: 'utf8',
    });
    const found = /^\s*(\d+)\s+(.*)/.exec(stdout ?? '');
    return found ? { parent: Number(found[1]), command: found[2] ?? '' } : undefined;
  }
}

const deepest = 4;

/**
 * Returns the process id of the npm that started this process, even if npm did so through a shell and another Node.js.
 * Returns undefined if npm did not start this process.
 */
export function findNpmParent(): number | undefined {
  if (!process.env.npm_lifecycle_event) return undefined;
  let pid = process.ppid;
  for (let depth = 0; depth < deepest && pid > 1; depth += 1) {
    const facts = factsOf(pid);
    if (!facts) return undefined;
    if (/^npm\b|npm-cli|[/\\]npm(\s|$)/.test(facts.command)) return pid;
    pid = facts.parent;
  }
  return undefined;
}
