import { compareVersions } from './versions.ts';

/** What the changelog says of one version. */
export interface ChangelogPart {
  version: string;
  text: string;
  /** What a club has to do or decide; empty if there is nothing. */
  upgradeNotes: string;
}

const heading = /^## (\d+\.\d+\.\d+)\b.*$/m;

/** Returns what a changelog says of its versions, in its order. The part "Unreleased" is left out. */
export function readChangelog(changelog: string): ChangelogPart[] {
  return changelog.split(/^(?=## )/m).flatMap((part) => {
    const version = heading.exec(part)?.[1];
    if (!version) return [];
    const text = part.replace(heading, '').trim();
    const [, notes = ''] = text.split(/^### Upgrade notes$/m);
    return [{ version, text, upgradeNotes: notes.split(/^### /m)[0]?.trim() ?? '' }];
  });
}

/** Returns the parts of a changelog that concern an upgrade, the oldest first. */
export function partsBetween(changelog: string, from: string, to: string): ChangelogPart[] {
  return readChangelog(changelog)
    .filter(({ version }) => compareVersions(from, version) < 0)
    .filter(({ version }) => compareVersions(version, to) <= 0)
    .sort((a, b) => compareVersions(a.version, b.version));
}
