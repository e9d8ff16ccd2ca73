import { readFileSync } from 'node:fs';
import { inRoot, root } from '../../paths.ts';
import { say } from '../../terminal.ts';
import { findProblems } from './problems.ts';
import { stillAllowed } from './still-allowed.ts';

const { workspaces } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
  workspaces: string[];
};
const problems = findProblems(root, workspaces);
const outdated = stillAllowed
  .filter((start) => !problems.some(({ place }) => place.startsWith(start)))
  .map((start) => `Nothing is wrong under ${start} any more: strike it from still-allowed.ts.`);
const found = [
  ...problems
    .filter(({ place }) => !stillAllowed.some((start) => place.startsWith(start)))
    .map(({ text }) => text),
  ...outdated,
];
for (const text of found) say(`${text}\n`);
process.exitCode = found.length > 0 ? 1 : 0;
