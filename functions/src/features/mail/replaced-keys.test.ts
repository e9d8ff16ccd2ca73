import { mailingLists } from '@fanclub/contract/mail/routes';
import { expect, it } from 'vitest';
import { cardCodeOf, holderOf } from '#platform/card-code';
import { createKeyedHash } from '#platform/keyed-hash';
import { leaverOf, leaveToken } from './leave-link.ts';

const holder = { uid: 'member', season: '2026/27' };
const under = (keys: string, day = '2027-06-30') => ({
  keyedHash: createKeyedHash(keys, () => new Date(`${day}T20:00:00Z`)),
});

/** Keys of the deployment, in the order of their years. */
const keys = ['the first key', 'the second key', 'the third key', 'the fourth key'];

/** Returns the values of `HASH_KEY` in the three deployments that docs/operations-reference.md prescribes to replace a key. */
function replacement(old: string, next: string, retired: readonly string[]): string[] {
  const dated = [old, ...retired].map((key) => `${key}@2027-06-30`);
  const kept = dated.slice(1);
  return [
    [old, next, ...kept].join(','),
    [next, old, ...kept].join(','),
    [next, ...dated].join(','),
  ];
}

const [first = ''] = keys;
const deployments = [
  first,
  ...keys.slice(1).flatMap((key, i) => replacement(keys[i] ?? '', key, keys.slice(0, i).reverse())),
];
const [last = ''] = deployments.slice(-1);

/** For each deployment, what people have got from it: the code on their card, and the links in their mails. */
const sent = deployments.map((value) => ({
  card: cardCodeOf(under(value), holder),
  links: mailingLists.map((list) => leaveToken(under(value), list, 'row')),
}));

it.each(deployments.map((value, at) => [value, at] as const))(
  'HASH_KEY as %s accepts every card and every link that was sent before',
  (value, at) => {
    for (const { card, links } of sent.slice(0, at + 1)) {
      expect(holderOf(under(value), card)).toEqual(holder);
      expect(mailingLists.map((list, i) => leaverOf(under(value), list, links[i] ?? ''))).toEqual([
        'row',
        'row',
        'row',
      ]);
    }
  },
);

it('each key has signed cards of its own', () => {
  expect(new Set(sent.map(({ card }) => card)).size).toBe(keys.length);
});

it('after the day of the retired keys, only what the last key has signed is accepted', () => {
  const accepted = sent.map(({ card }) => holderOf(under(last, '2027-07-01'), card) !== null);
  expect(accepted).toEqual(sent.map(({ card }) => card === sent.at(-1)?.card));
});

it('a retired key finds no e-mail and counts for no limit', () => {
  for (const purpose of ['email', 'audit-member', 'idempotency', 'fingerprint', 'limit'] as const) {
    expect(under(last).keyedHash.all(purpose, 'a')).toHaveLength(1);
  }
});

it('a link of one list is no link of another, and no card', () => {
  const token = leaveToken(under(last), 'news', 'row');
  expect(leaverOf(under(last), 'renewal', token)).toBeNull();
  expect(holderOf(under(last), token)).toBeNull();
});
