import { expect, it } from 'vitest';
import { renewalObstacle } from './renewal.ts';

const member = {
  season: '2026/27',
  request_status: 'approved',
  membership: { season: '2026/27' },
  next_membership: null,
} as const;

const later = { valid_from: '2097-07-01', valid_until: null };

it.each([
  ['a member of the season before', {}, null],
  ['one whose renewal of before was rejected', { request_status: 'rejected' }, null],
  ['one who has applied', { season: '2027/28', request_status: 'submitted' }, 'applied'],
  ['a member of the current season', { season: '2027/28' }, 'applied'],
  ['one of a season whose beginning was taken back', { season: '2028/29' }, 'applied'],
  [
    'one whose membership of another season has yet to begin',
    { next_membership: later },
    'applied',
  ],
  ['who never was one', { membership: null, request_status: 'rejected' }, 'no_membership'],
  ['one whose application waits', { request_status: 'submitted' }, 'waiting'],
] as const)('renewalObstacle: %s', (_, change, obstacle) => {
  expect(renewalObstacle({ ...member, ...change }, '2027/28')).toBe(obstacle);
});
