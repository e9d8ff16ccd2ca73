import { expect, test } from 'vitest';
import { extrasOf } from './benefits.ts';

test.each([
  ['international', ['gadget', 'eCard', 'discount', 'events', 'tickets']],
  ['under_14', ['gift']],
  ['base', []],
  ['under_5', []],
] as const)('%s brings beyond the membership %j', (pack, names) => {
  expect(extrasOf(pack, ['international', 'under_14'])).toEqual(names);
});

test('a club that gives other packages a gift has it there', () => {
  expect(extrasOf('base', ['base'])).toEqual(['gift']);
  expect(extrasOf('international', [])).not.toContain('gadget');
});
