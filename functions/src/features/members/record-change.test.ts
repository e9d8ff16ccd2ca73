import { describe, expect, it } from 'vitest';
import { changedSince, isOutdated, recordChange } from './record-change.ts';

const fresh = { version: 1, recent_changes: [] };

describe('recordChange', () => {
  it('counts the version up and remembers the fields', () => {
    expect(recordChange(fresh, ['phone', 'email'])).toEqual({
      version: 2,
      recent_changes: [{ version: 2, fields: ['email', 'phone'] }],
    });
  });

  it('remembers the last ten changes, newest first', () => {
    let member: Parameters<typeof recordChange>[0] = fresh;
    for (let i = 0; i < 12; i++) member = recordChange(member, [`field_${i}`]);
    expect(member.recent_changes).toHaveLength(10);
    expect(member.recent_changes[0]).toEqual({ version: 13, fields: ['field_11'] });
    expect(member.recent_changes.at(-1)?.version).toBe(4);
  });
});

describe('changedSince', () => {
  it('names each field of later changes once', () => {
    const member = recordChange(recordChange(recordChange(fresh, ['a']), ['b', 'c']), ['c', 'd']);
    expect(changedSince(member, 1)).toEqual(['a', 'b', 'c', 'd']);
    expect(changedSince(member, 2)).toEqual(['b', 'c', 'd']);
    expect(changedSince(member, 4)).toEqual([]);
  });
});

describe('isOutdated', () => {
  it.each([
    [undefined, false],
    [4, true],
    [5, false],
  ])('version %s of a member at 5: %s', (version, outdated) => {
    expect(isOutdated({ version: 5 }, version)).toBe(outdated);
  });
});
