import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Problem } from '../problem.ts';
import { say } from '../terminal.ts';
import { describeConflicts } from './conflicts.ts';
import { git, gitLines } from './git.ts';
import { isReleaseTag } from './versions.ts';

const person = ['-c', 'user.name=A club', '-c', 'user.email=club@example.test'];

/**
 * Resolves with the newest release before the checked-out commit. As long as there is none, the first commit with
 * `club/club.json` plays it, because a club's folder cannot be older.
 */
async function findRelease(folder: string): Promise<string> {
  const tags = await gitLines(folder, ['tag', '--merged', 'HEAD~1', '--sort=-version:refname']);
  const release = tags.find(isReleaseTag);
  if (release) return release;
  const added = ['log', '--diff-filter=A', '--format=%H', '--', 'club/club.json'];
  const first = (await gitLines(folder, added)).at(-1);
  if (!first) throw new Problem('The history begins too late: `git fetch --unshallow` brings it.');
  return first;
}

/**
 * Plays a club that was copied from the last release, has a folder of its own, and merges the checked-out commit. Throws
 * a Problem if the merge has a conflict, or leaves anything but this commit and what is the club's.
 */
export async function tryMerge(checkout: string, club: string): Promise<void> {
  const place = mkdtempSync(path.join(tmpdir(), 'fanclub-merge-'));
  try {
    const release = await findRelease(checkout);
    const head = await git(checkout, ['rev-parse', 'HEAD']);
    await git(checkout, ['clone', '-q', '--shared', '--no-checkout', checkout, place]);
    await git(place, ['checkout', '-q', release]);
    cpSync(path.join(checkout, club), path.join(place, 'clubs', 'own'), { recursive: true });
    writeFileSync(path.join(place, '.club'), 'CLUB=clubs/own\n');
    await git(place, ['add', '-A']);
    await git(place, [...person, 'commit', '-qm', 'A club of its own']);
    await git(place, [...person, 'merge', '-q', '--no-edit', head]).catch(async (error) => {
      throw new Problem((await describeConflicts(place)).join('\n') || String(error));
    });
    const changed = await gitLines(place, ['diff', '--name-only', head, 'HEAD']);
    const foreign = changed.filter((file) => file !== '.club' && !file.startsWith('clubs/own/'));
    if (foreign.length > 0) throw new Problem(`After the merge, other files differ: ${foreign}`);
    say(`✓ A club on ${release.slice(0, 12)} takes ${head.slice(0, 12)} without a conflict`);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
