import type { Member, MemberDocument, RecentChange } from '#repositories/member';

const rememberedChanges = 10;

type Versioned = Pick<MemberDocument, 'version' | 'recent_changes'>;

/** The next version and what it changed, to be written together with the change itself. */
export function recordChange(member: Versioned, fields: string[]): Versioned {
  const version = member.version + 1;
  const change: RecentChange = { version, fields: [...fields].sort() };
  return {
    version,
    recent_changes: [change, ...member.recent_changes].slice(0, rememberedChanges),
  };
}

/** Names of the fields that changed after `version`, as far as they are remembered. */
export function changedSince(member: Versioned, version: number): string[] {
  const fields = member.recent_changes
    .filter((change) => change.version > version)
    .flatMap((change) => change.fields);
  return [...new Set(fields)].sort();
}

/** True when the caller decides on something older than what is stored. */
export function isOutdated(member: Pick<Member, 'version'>, version: number | undefined): boolean {
  return version !== undefined && version < member.version;
}
