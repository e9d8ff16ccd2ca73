import type { AdminMember } from '@fanclub/contract/members/profile';
import { describe, expect, it } from 'vitest';
import { withMember, withoutMember } from './member-actions.ts';

const buildRow = (id: string, changes: Partial<AdminMember> = {}) =>
  ({ id, is_approved: false, is_paid: false, ...changes }) as AdminMember;

const list = {
  pageParams: ['', 'next'],
  pages: [
    { users: [buildRow('1'), buildRow('2')], next_cursor: 'next', total: 3 },
    { users: [buildRow('3')], next_cursor: null, total: 3 },
  ],
};
const idsOf = ({ pages }: typeof list) => pages.flatMap(({ users }) => users.map(({ id }) => id));

describe('withMember', () => {
  it('shows the row as it is now', () => {
    const after = withMember(list, 'all', buildRow('2', { is_paid: true }));
    expect(idsOf(after)).toEqual(['1', '2', '3']);
    expect(after.pages[0]?.users[1]?.is_paid).toBe(true);
    expect(after.pages[0]?.total).toBe(3);
  });

  it('takes an approved one out of the pending, also out of the number', () => {
    const after = withMember(list, 'pending', buildRow('3', { is_approved: true }));
    expect(idsOf(after)).toEqual(['1', '2']);
    expect(after.pages.map(({ total }) => total)).toEqual([2, 2]);
  });

  it('keeps a rejected one among the pending', () => {
    const after = withMember(list, 'pending', buildRow('1', { request_status: 'rejected' }));
    expect(idsOf(after)).toEqual(['1', '2', '3']);
  });
});

it('withoutMember takes the row out', () => {
  expect(idsOf(withoutMember(list, '1'))).toEqual(['2', '3']);
});
