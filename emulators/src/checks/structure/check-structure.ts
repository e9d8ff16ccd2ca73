import { readFileSync } from 'node:fs';
import { inRoot, root } from '../../paths.ts';
import { say } from '../../terminal.ts';
import { findProblems } from './problems.ts';

const { workspaces } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
  workspaces: string[];
};
const problems = findProblems(root, workspaces);
for (const problem of problems) say(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
