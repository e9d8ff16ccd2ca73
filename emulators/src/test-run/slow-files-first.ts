import { statSync } from 'node:fs';
import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Seconds that the slowest API test files take on two cores. Most of them wait: for the locks of Firestore's stand-in,
 * which end after two seconds, for a time-out, or for the countdown of the undo.
 */
export const slowFiles: Readonly<Record<string, number>> = {
  'merge-races': 41,
  'link-rules': 28,
  'mail-trigger': 27,
  gate: 23,
  'all-stories': 17,
  passwords: 16,
  'registration-races': 15,
  'large-bodies': 15,
  'every-admin-route': 14,
  'confirm-line': 13,
  'move-payment': 13,
  'identity-faults': 10,
  'shared-records': 9,
  roles: 8,
  'logged-secrets': 6,
  'decision-races': 10,
  'every-other-route': 6,
  'device-token': 5,
};

/** The other files take one second for this many bytes. */
const bytesPerSecond = 2_200;

const slowSeconds = (file: string) => slowFiles[path.basename(file).replace('.api.test.ts', '')];
const secondsOf = (file: string) => slowSeconds(file) ?? statSync(file).size / bytesPerSecond;

/** Divides files among parts of about the same duration. Names come with their whole path. */
export function inParts(names: readonly string[], count: number) {
  const parts = Array.from({ length: count }, () => ({ seconds: 0, files: [] as string[] }));
  const measured = names.map((name) => ({ name, seconds: secondsOf(name) }));
  measured.sort((one, other) => other.seconds - one.seconds || (one.name < other.name ? -1 : 1));
  for (const { name, seconds } of measured) {
    const least = parts.reduce((one, other) => (other.seconds < one.seconds ? other : one));
    least.files.push(name);
    least.seconds += seconds;
  }
  return parts;
}

/**
 * Divides API test files among the parts of a run by their duration, and runs the slow files of a part first: while
 * they wait, the screen tests use the processor.
 */
export class SlowFilesFirst extends BaseSequencer {
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index = 1, count = 1 } = this.ctx.config.shard ?? {};
    const names = files.map(({ moduleId }) => moduleId);
    const own = new Set(inParts(names, count)[index - 1]?.files);
    return files.filter(({ moduleId }) => own.has(moduleId));
  }

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    // The files of a later group run alone, after all others.
    const isFirst = ({ moduleId, project }: TestSpecification) =>
      slowSeconds(moduleId) !== undefined && project.config.sequence.groupOrder === 0;
    const slow = usual.filter(isFirst);
    slow.sort((one, other) => secondsOf(other.moduleId) - secondsOf(one.moduleId));
    return [...slow, ...usual.filter((file) => !isFirst(file))];
  }
}
