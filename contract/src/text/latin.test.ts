import { describe, expect, it } from 'vitest';
import { isLatin } from './latin.ts';

describe('isLatin', () => {
  it.each([
    '',
    'José',
    'Jose\u0301',
    'Müller',
    'O’Neil',
    "O'Neil",
    'Łukasz',
    'Straße 5/a',
    'N° 3 (B), #2',
  ])('takes %j', (text) => {
    expect(isLatin(text)).toBe(true);
  });

  it.each(['سارا', 'Sara سارا', 'Иван', 'Νίκος', '李', 'Sara۱', 'Sara 😀', 'a<b>'])(
    'refuses %j',
    (text) => {
      expect(isLatin(text)).toBe(false);
    },
  );
});
