import { gitLines } from './git.ts';

/** What to do about a file, by the two letters with which `git status` says who changed it and how. */
const deletedHere = (file: string) =>
  `you deleted it, the new version changes it. \`git rm ${file}\` leaves it deleted, \`git add ${file}\` takes it back`;
const deletedThere = (file: string) =>
  `the new version deletes it. Move what is yours into clubs/<name>, then \`git rm ${file}\``;
const changedByBoth = (file: string) =>
  `both changed it. Edit it between the marks <<<<<<< and >>>>>>>, or take one side whole: \`git checkout --theirs ${file}\` (the new version's) or \`--ours\` (yours); then \`git add ${file}\`. What is your club's fits into clubs/<name>`;
const lock = (file: string) =>
  `a generated file: \`git checkout --theirs ${file}\`, \`npm install\`, \`git add ${file}\``;

function advise(state: string, file: string): string {
  if (file === 'package-lock.json') return lock(file);
  if (state === 'DU') return deletedHere(file);
  if (state === 'UD') return deletedThere(file);
  return changedByBoth(file);
}

/** Resolves with a line for each file of a stopped merge that needs a decision; empty if no merge has stopped. */
export async function describeConflicts(folder: string): Promise<string[]> {
  const states = await gitLines(folder, ['status', '--porcelain']);
  return states
    .filter((line) => /^(?:U.|.U|AA|DD) /.test(line))
    .map((line) => {
      const file = line.slice(3);
      return `${file}: ${advise(line.slice(0, 2), file)}`;
    });
}
