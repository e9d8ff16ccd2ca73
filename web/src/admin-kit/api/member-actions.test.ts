import type { AdminMember } from '@fanclub/contract/members/admin-member';
import { expect, it } from 'vitest';
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
const filters = { queue: null, status: 'all', today: '', q: '', sort: 'newest' } as const;
const idsOf = ({ pages }: ReturnType<typeof withMember>) =>
  pages.flatMap(({ users }) => users.map(({ id }) => id));

it('withMember shows the row as it is now', () => {
  const after = withMember(list, filters, buildRow('2', { is_paid: true }));
  expect(idsOf(after)).toEqual(['1', '2', '3']);
  expect(after.pages[0]?.users[1]?.is_paid).toBe(true);
  expect(after.pages[0]?.total).toBe(3);
});

it('withMember takes an approved one out of the pending, also out of the number', () => {
  const after = withMember(
    list,
    { ...filters, status: 'pending' },
    buildRow('3', { is_approved: true }),
  );
  expect(idsOf(after)).toEqual(['1', '2']);
  expect(after.pages.map(({ total }) => total)).toEqual([2, 2]);
});

it('withMember keeps a rejected one among the pending', () => {
  const after = withMember(
    list,
    { ...filters, status: 'pending' },
    buildRow('1', { request_status: 'rejected' }),
  );
  expect(idsOf(after)).toEqual(['1', '2', '3']);
});

it('a queue lets go of whoever was decided, and a search keeps them', () => {
  const decided = buildRow('2', { request_status: 'approved' });
  const queue = { ...filters, queue: 'to_review' } as const;
  expect(idsOf(withMember(list, queue, decided))).toEqual(['1', '3']);
  expect(idsOf(withMember(list, { ...queue, q: 'sara' }, decided))).toEqual(['1', '2', '3']);
});

it('a queue of requested items drops a member who has replied', () => {
  const queue = { ...filters, queue: 'waiting' } as const;
  const idsWith = (changes: Partial<AdminMember>) =>
    idsOf(withMember(list, queue, buildRow('2', { request_status: 'submitted', ...changes })));
  expect(idsWith({ is_asked: true })).toEqual(['1', '2', '3']);
  expect(idsWith({ is_asked: false })).toEqual(['1', '3']);
});

it('a queue of my own applications keeps a member’s renewal until it is approved', () => {
  const queue = { ...filters, queue: 'mine' } as const;
  const idsWith = (request_status: AdminMember['request_status']) =>
    idsOf(withMember(list, queue, buildRow('2', { is_approved: true, request_status })));
  expect(idsWith('submitted')).toEqual(['1', '2', '3']);
  expect(idsWith('rejected')).toEqual(['1', '2', '3']);
  expect(idsWith('approved')).toEqual(['1', '3']);
});

it('withoutMember takes the row out', () => {
  expect(idsOf(withoutMember(list, '1'))).toEqual(['2', '3']);
});

it('a list without a number stays without one', () => {
  const [first] = list.pages;
  const queue = { pageParams: [''], pages: first ? [{ ...first, total: null }] : [] };
  expect(withoutMember(queue, '1').pages[0]?.total).toBeNull();
});
