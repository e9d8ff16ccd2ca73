import { Problem } from '../problem.ts';
import { say, step } from '../terminal.ts';
import { describeConflicts } from './conflicts.ts';
import { git, gitLines } from './git.ts';
import { findUpstream, listReleases, type Release } from './releases.ts';
import { tellChanges } from './tell-changes.ts';
import { compareVersions } from './versions.ts';

export interface UpgradeOptions {
  folder: string;
  /** The tag of the release; the newest release if it is undefined. */
  tag?: string | undefined;
  /** Address of the upstream; the git remote `upstream` if it is undefined. */
  from?: string | undefined;
  /** Runs the checks on the merged files. Resolves with false if one fails. */
  check: () => Promise<boolean>;
}

async function requireCleanTree(folder: string): Promise<void> {
  if ((await describeConflicts(folder)).length > 0) {
    throw new Problem(
      'A merge has stopped here. Finish it with `git commit`, or give it up with `git merge --abort`.',
    );
  }
  const changed = await gitLines(folder, ['status', '--porcelain']);
  if (changed.length === 0) return;
  throw new Problem(
    `Commit your changes first, so that the way back is certain:\n${changed.join('\n')}`,
  );
}

async function requireUpstream(folder: string): Promise<string> {
  const upstream = await findUpstream(folder);
  if (upstream) return upstream;
  throw new Problem(
    'Where do new versions come from? `git remote add upstream <address>` says it for good, `npm run upgrade -- --from <address>` once.',
  );
}

function chooseRelease(releases: readonly Release[], tag: string | undefined): Release {
  const release = tag ? releases.find((each) => each.tag === tag) : releases.at(-1);
  if (!release) throw new Problem(tag ? `Upstream has no ${tag}.` : 'Upstream has no release yet.');
  if (release.isAnnotated) return release;
  throw new Problem(
    `${release.tag} is not an annotated tag, so nobody signs for it: ask upstream, or name another one.`,
  );
}

async function findBase(folder: string, tag: string): Promise<string> {
  try {
    return await git(folder, ['merge-base', 'HEAD', tag]);
  } catch {
    throw new Problem(
      `This checkout and ${tag} have no common commit. Was it a ZIP file or a shallow clone? \`git fetch --unshallow\` helps the latter.`,
    );
  }
}

/** Merges a tag. Resolves with false, and leaves the merge to the person, if it has conflicts. */
async function merge(folder: string, tag: string): Promise<boolean> {
  try {
    await git(folder, ['merge', '--no-ff', '-m', `Upgrade to ${tag}`, tag]);
    return true;
  } catch (error) {
    const conflicts = await describeConflicts(folder);
    if (conflicts.length === 0) throw error;
    say('✖ These files need your decision:');
    for (const line of conflicts) say(`  ${line}`);
    say('Then `git commit` and `npm run check`. To give the upgrade up: `git merge --abort`.');
    return false;
  }
}

/**
 * Merges a release of the upstream into the checked-out branch, after telling what changes in it, and runs the checks.
 * It never deploys. Resolves with false if the merge has conflicts or a check fails.
 */
export async function upgrade({ folder, tag: wanted, from, check }: UpgradeOptions) {
  await requireCleanTree(folder);
  const upstream = from ?? (await requireUpstream(folder));
  const { version } = JSON.parse(await git(folder, ['show', 'HEAD:package.json']));
  const release = chooseRelease(await listReleases(folder, upstream), wanted);
  if (compareVersions(version, release.version) >= 0) {
    say(`This is version ${version}; ${release.version} is not newer.`);
    return true;
  }
  const { tag } = release;
  const ref = `refs/tags/${tag}:refs/tags/${tag}`;
  await step(`Fetching ${tag}`, () => git(folder, ['fetch', '--no-tags', '--', upstream, ref]));
  const base = await findBase(folder, tag);
  const before = await git(folder, ['rev-parse', '--short', 'HEAD']);
  await tellChanges({ folder, base, tag, from: version, to: release.version });
  if (!(await merge(folder, tag))) return false;
  const isGood = await check();
  say(isGood ? `✓ ${tag} is merged.` : `✖ ${tag} is merged, but checks fail: see above.`);
  say('Nothing is deployed: look at it with `npm start`, then `npm run deploy -- --project <id>`.');
  say(`Back: \`git reset --hard ${before}\`, or after a push \`git revert -m 1 HEAD\`.`);
  return isGood;
}
