import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { api } from '@fanclub/contract/api';
import { inRoot } from '../paths.ts';
import { say } from '../terminal.ts';
import type { Tally } from '../test-run/tally.ts';
import { readDocuments } from './documents.ts';

const budgetFile = '.ci/budget.json';

/**
 * Size of the repository: lines of TypeScript, all files but fixtures, routes of the API, words of the documents.
 */
type Size = Readonly<Record<'lines' | 'files' | 'routes' | 'words', number>>;

/** The greatest size that the check accepts. Whoever raises a figure writes the reason beside it. */
export type Budget = Readonly<Record<keyof Size, { most: number; why: string }>>;

function filesOfRepository(): string[] {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const removed = new Set(git('ls-files', '--deleted'));
  // A club's own folder may be as large as the club wants.
  return git(...listed).filter((file) => !removed.has(file) && !file.startsWith('clubs/'));
}

function git(...args: readonly string[]): string[] {
  const output = execFileSync('git', args, { cwd: inRoot(), encoding: 'utf8' });
  return output.split('\n').filter(Boolean);
}

function measure(): Size {
  const files = filesOfRepository();
  const linesOf = (file: string) => readFileSync(inRoot(file), 'utf8').split('\n').length - 1;
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  return {
    lines: sum(files.filter((file) => /\.tsx?$/.test(file)).map(linesOf)),
    // A shape of file that somebody brings is one more fixture, and nothing that anybody has to read.
    files: files.filter((file) => !file.includes('/fixtures/')).length,
    routes: Object.keys(api).length,
    words: sum(readDocuments().map(({ text }) => text.split(/\s+/).filter(Boolean).length)),
  };
}

/** Returns a line for each figure of the size that is above the budget. */
export function aboveBudget(size: Size, budget: Budget): string[] {
  return (Object.keys(budget) as (keyof Size)[])
    .filter((name) => size[name] > budget[name].most)
    .map((name) => `${name}: ${size[name]}, at most ${budget[name].most} (${budget[name].why})`);
}

/** Prints the size of the repository beside its budget, and fails if a figure is above it. */
export function checkSize(): Tally {
  const budget: Budget = JSON.parse(readFileSync(inRoot(budgetFile), 'utf8'));
  const size = measure();
  const above = aboveBudget(size, budget);
  const figures = (Object.keys(budget) as (keyof Size)[]).map(
    (name) => `${size[name]} of ${budget[name].most} ${name}`,
  );
  say(`${above.length === 0 ? '✓' : '✖'} Size: ${figures.join(', ')}`);
  const advice = `Make something else smaller, or raise the figure in ${budgetFile} with its reason.`;
  return above.length === 0
    ? { passed: 0, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: [['Size', ...above, advice].join('\n')] };
}
