import { expect, it } from 'vitest';
import { nameOnCard } from './name-on-card.ts';

const parent = { first_name: 'Sara', last_name: 'Ahmadi' };
const child = { holder_first_name: 'Dana', holder_last_name: 'Karimi' };
const noChild = { holder_first_name: null, holder_last_name: null };

it.each([
  ['the child of a child’s package', { ...child, pack_type: 'under_14' }, 'Dana Karimi'],
  [
    'the child as far as it is written',
    { ...child, holder_last_name: '', pack_type: 'under_5' },
    'Dana',
  ],
  ['the registrant where no child was named', { ...noChild, pack_type: 'under_5' }, 'Sara Ahmadi'],
  ['the registrant of an adult’s package', { ...child, pack_type: 'base' }, 'Sara Ahmadi'],
  ['the registrant before a package is chosen', { ...child, pack_type: '' }, 'Sara Ahmadi'],
] as const)('the card names %s', (_, holder, name) => {
  expect(nameOnCard({ ...parent, ...holder })).toBe(name);
});

it('nobody is on the card while nothing is written', () => {
  const nobody = { first_name: '', last_name: '', ...noChild, pack_type: 'base' } as const;
  expect(nameOnCard(nobody)).toBe('');
});
