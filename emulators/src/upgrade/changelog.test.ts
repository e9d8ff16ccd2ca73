import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import product from '../../../package.json' with { type: 'json' };
import { inRoot } from '../paths.ts';
import { partsBetween, readChangelog } from './changelog.ts';

const changelog = `# Changelog

## Unreleased

- Soon.

## 1.10.0 (2027-03-01)

- More.

### Upgrade notes

- Set the tone.

## 1.9.1

- A fault less.

## 1.9.0

### Upgrade notes

- Old.
`;

it('an upgrade concerns the versions after the own one, the oldest first, with their notes alone', () => {
  const parts = partsBetween(changelog, '1.9.0', '1.10.0');
  expect(parts.map(({ version, upgradeNotes }) => [version, upgradeNotes])).toEqual([
    ['1.9.1', ''],
    ['1.10.0', '- Set the tone.'],
  ]);
});

it('a version in work is before its release', () => {
  const versions = (from: string) =>
    partsBetween(changelog, from, '1.10.0').map((it) => it.version);
  expect(versions('1.10.0-dev')).toEqual(['1.10.0']);
});

it('a version that can be released has its part of the changelog', () => {
  const { version } = product;
  const text = readFileSync(inRoot('CHANGELOG.md'), 'utf8');
  expect(text).toContain('\n## Unreleased\n');
  const released = readChangelog(text).map((part) => part.version);
  if (!version.includes('-')) expect(released[0]).toBe(version);
});
