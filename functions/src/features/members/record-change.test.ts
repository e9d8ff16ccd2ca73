import { describe, expect, it } from 'vitest';
import { recordChange, refuseIfOutdated } from './record-change.ts';

const fresh = { version: 1, recent_changes: [] };

it('recordChange counts the version up and remembers the fields', () => {
  expect(recordChange(fresh, ['phone', 'email'])).toEqual({
    version: 2,
    recent_changes: [{ version: 2, fields: ['email', 'phone'] }],
  });
});

it('recordChange remembers the last ten changes, newest first', () => {
  let member: Parameters<typeof recordChange>[0] = fresh;
  for (let i = 0; i < 12; i++) member = recordChange(member, [`field_${i}`]);
  expect(member.recent_changes).toHaveLength(10);
  expect(member.recent_changes[0]).toEqual({ version: 13, fields: ['field_11'] });
  expect(member.recent_changes.at(-1)?.version).toBe(4);
});

describe('refuseIfOutdated', () => {
  const member = recordChange(recordChange(recordChange(fresh, ['a']), ['b', 'c']), ['c', 'd']);
  const refused = (changed: string[]) =>
    expect.objectContaining({ code: 'changed_meanwhile', extras: { changed } });

  it.each([undefined, 4, 5])(
    'lets a decision about version %s of a member at 4 through',
    (version) => {
      expect(() => refuseIfOutdated(member, version)).not.toThrow();
    },
  );

  it.each([
    [1, ['a', 'b', 'c', 'd']],
    [2, ['b', 'c', 'd']],
    [3, ['c', 'd']],
  ])('names each field that changed since version %s once', (version, changed) => {
    expect(() => refuseIfOutdated(member, version)).toThrow(refused(changed));
  });
});
