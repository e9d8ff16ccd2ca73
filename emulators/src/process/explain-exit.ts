import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths.ts';
import { Problem } from '../problem.ts';
import type { Background } from './background.ts';

/** Log lines which mean that the suite will never be ready, because the functions or the rules could not be loaded. */
export const hopeless = /Failed to load function definition|were not loaded|Cannot find module/;

const telling = /^(\w*Error\b|✖|fatal)|EADDRINUSE|were not loaded/;

/** Symbols at the beginning of firebase-tools' log lines. */
const decoration = /^[^\w"']+/;

/** Returns the line of a log that best explains a failure. */
export function tellingLine(log: string): string {
  const lines = log
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const first = (pattern: RegExp) => lines.find((line) => pattern.test(line));
  const found = first(telling) ?? first(hopeless) ?? lines.at(-1) ?? 'it said nothing';
  return found.replace(decoration, '');
}

/** Returns a Problem that explains in one sentence why a background process ended. */
export async function explainExit(background: Background): Promise<Problem> {
  const how = await background.exited;
  const log = path.relative(root, background.logFile);
  const why = how.startsWith('SIG')
    ? 'ended from outside'
    : tellingLine(readFileSync(background.logFile, 'utf8'));
  return new Problem(`${background.name} stopped (${how}): ${why}; the whole log is ${log}`);
}
