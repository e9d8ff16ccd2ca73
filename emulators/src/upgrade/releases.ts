import { Problem } from '../problem.ts';
import { git, gitLines } from './git.ts';
import { compareVersions, isReleaseTag } from './versions.ts';

export interface Release {
  tag: string;
  version: string;
  /** True if the tag says who set it and when; any other tag is only a name of a commit. */
  isAnnotated: boolean;
}

const patienceMs = 15_000;

/** Resolves with the upstream of a checkout: the git remote of this name, or undefined. */
export async function findUpstream(folder: string): Promise<string | undefined> {
  return (await gitLines(folder, ['remote'])).find((name) => name === 'upstream');
}

/** Resolves with the releases of an upstream, the oldest first. */
export async function listReleases(folder: string, upstream: string): Promise<Release[]> {
  const args = ['ls-remote', '--tags', '--', upstream, 'v*'];
  const output = await git(folder, args, patienceMs);
  const names = [...output.matchAll(/refs\/tags\/(\S+)$/gm)].map(([, name = '']) => name);
  return names
    .filter(isReleaseTag)
    .map((tag) => ({ tag, version: tag.slice(1), isAnnotated: names.includes(`${tag}^{}`) }))
    .sort((a, b) => compareVersions(a.version, b.version));
}

/**
 * Resolves with the releases of the checkout's upstream that are newer than a version. The list is empty if there is no
 * upstream, or if it cannot be reached.
 */
export async function newerReleases(folder: string, version: string): Promise<Release[]> {
  try {
    const upstream = await findUpstream(folder);
    const releases = upstream ? await listReleases(folder, upstream) : [];
    return releases.filter((release) => compareVersions(version, release.version) < 0);
  } catch (error) {
    if (error instanceof Problem) return [];
    throw error;
  }
}
