import { expect, it } from 'vitest';
import { normaliseRequestNumber, requestNumberPattern } from './request-number.ts';

it.each([
  'JOFCI-7KQ2M9XA',
  ' jofci-7kq2m9xa ',
  'JOFCI 7KQ2 M9XA',
  '7KQ2M9XA',
  'jofci7kq2m9xa',
  '\u2066JOFCI-۷KQ۲M۹XA\u2069',
])('"%s" is the number, however it was typed', (typed) => {
  expect(normaliseRequestNumber(typed)).toBe('JOFCI-7KQ2M9XA');
});

it.each(['', '  ', 'JOFCI', '12', 'JOFCI-7KQ2M9X', 'sara@example.com'])('"%s" is none', (typed) => {
  expect(normaliseRequestNumber(typed)).not.toMatch(requestNumberPattern);
});

it('an empty input has no request number', () => {
  expect(normaliseRequestNumber(' ')).toBe('');
});
