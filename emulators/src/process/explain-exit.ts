import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths.ts';
import { Problem } from '../problem.ts';
import type { Background } from './background.ts';

const telling = /^(\w*Error\b|✖|fatal)|\bFailed to\b|EADDRINUSE/;

/** The line of a log that says most about a failure. */
export function tellingLine(log: string): string {
  const lines = log
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.find((line) => telling.test(line)) ?? lines.at(-1) ?? 'it said nothing';
}

/** Why a background process ended, in one sentence. */
export async function explainExit(background: Background): Promise<Problem> {
  const how = await background.exited;
  const log = path.relative(root, background.logFile);
  const why = how.startsWith('SIG')
    ? 'ended from outside'
    : tellingLine(readFileSync(background.logFile, 'utf8'));
  return new Problem(`${background.name} stopped (${how}): ${why}; the whole log is ${log}`);
}
