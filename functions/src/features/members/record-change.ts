import { AppError } from '#platform/app-error';
import type { MemberDocument } from '#repositories/member';
import type { RecentChange } from '#repositories/person';

const rememberedChanges = 10;

type Versioned = Pick<MemberDocument, 'version' | 'recent_changes'>;

/** Returns the next version and the list of recent changes, to be written together with the change itself. */
export function recordChange(member: Versioned, fields: string[]): Versioned {
  const version = member.version + 1;
  const change: RecentChange = { version, fields: [...fields].sort() };
  return {
    version,
    recent_changes: [change, ...member.recent_changes].slice(0, rememberedChanges),
  };
}

/** Returns the names of the fields that changed after `version`, as far as the row still lists the changes. */
function changedSince(member: Versioned, version: number): string[] {
  const fields = member.recent_changes
    .filter((change) => change.version > version)
    .flatMap((change) => change.fields);
  return [...new Set(fields)].sort();
}

/**
 * Throws `changed_meanwhile`, with the names of the changed fields, if a call names an older version than the stored
 * one. A call that names no version is never refused.
 */
export function refuseIfOutdated(member: Versioned, version: number | undefined): void {
  if (version === undefined || version >= member.version) return;
  throw new AppError('changed_meanwhile', { changed: changedSince(member, version) });
}

/** Throws `changed_meanwhile` if a call names another application than the present one. */
export function refuseIfOther(member: { request_number: string }, named?: string): void {
  if (named === undefined || named === member.request_number) return;
  throw new AppError('changed_meanwhile', { changed: ['request_number'] });
}
