import type { RequestStatus } from '@fanclub/contract/members/states';
import { expect, it } from 'vitest';
import { pendingAfter } from './next-pending.ts';

const rowsOf = (...states: RequestStatus[]) =>
  states.map((request_status, place) => ({
    request_number: String(place),
    request_status,
    is_asked: false,
  }));

it.each([
  ['the one below', rowsOf('submitted', 'submitted'), '0', '1'],
  ['past the decided ones', rowsOf('submitted', 'approved', 'rejected', 'submitted'), '0', '3'],
  ['from the top after the last', rowsOf('submitted', 'approved', 'submitted'), '2', '0'],
  [
    'past those that wait for their member',
    [
      ...rowsOf('submitted'),
      { request_number: '1', request_status: 'submitted' as const, is_asked: true },
    ],
    '0',
    undefined,
  ],
  ['none where nothing waits', rowsOf('submitted', 'approved'), '0', undefined],
  ['the first where the present one has left the list', rowsOf('submitted'), 'gone', '0'],
])('the next pending application is %s', (_, rows, from, expected) => {
  expect(pendingAfter(rows, from)[0]?.request_number).toBe(expected);
});
