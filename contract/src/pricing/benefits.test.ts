import { expect, it } from 'vitest';
import { publicDefaults } from '../settings/defaults.ts';
import { benefitName, benefits, brings, extrasOf, packsIn } from './benefits.ts';

const idsOf = (pack: string, settings = publicDefaults) =>
  extrasOf(pack, settings).map(({ id }) => id);

it.each([
  ['international', ['gadget', 'eCard', 'discount', 'events', 'tickets']],
  ['under_14', ['gift']],
  ['base', []],
  ['under_5', []],
])('%s brings beyond what all packages bring %j', (pack, ids) => {
  expect(idsOf(pack)).toEqual(ids);
});

it('every package brings what the folder says of all', () => {
  expect(brings('under_5', 'membership', publicDefaults)).toBe(true);
  expect(brings('under_5', 'tickets', publicDefaults)).toBe(false);
});

it('owners move a benefit to another package, and switch one off', () => {
  const settings = { ...publicDefaults, brings_gift: 'base', brings_gadget: '' };
  expect(idsOf('base', settings)).toEqual(['gift']);
  expect(idsOf('under_14', settings)).toEqual([]);
  expect(idsOf('international', settings)).not.toContain('gadget');
});

it('a package that the club no longer has brings nothing', () => {
  expect(packsIn('student base international')).toEqual(['international', 'base']);
  expect(brings('student', 'gift', { brings_gift: 'student' })).toBe(false);
});

it('a benefit has a name in each language', () => {
  expect(benefitName('eCard', 'it')).toBe(benefits.find(({ id }) => id === 'eCard')?.name.it);
});
