import { expect, test } from 'vitest';
import { fitName } from './fit-name.ts';

test.each(['', 'Sara', 'Sara Rossi', 'Ali Karimi'])(
  '%j stands on one line, as large as can be',
  (name) => {
    expect(fitName(name)).toEqual({ text: name, size: 6.6 });
  },
);

/**
 * Each name with its two lines and the width of the wider line in multiples of the font size. A browser
 * measured it in Archivo at the card's weight.
 */
const measured = [
  ['Mohammadreza Hosseinzadeh', 'Mohammadreza', 'Hosseinzadeh', 7.86],
  ['Parisa Ahmadzadehmahabadi', 'Parisa', 'Ahmadzadehmahabadi', 11.29],
  ['William Wommack-Mammadov', 'William', 'Wommack-Mammadov', 11.13],
] as const;

test.each(measured)(
  '%s stands on two lines, neither of them cut',
  (name, first, second, widest) => {
    const { text, size } = fitName(name);
    expect(text).toBe(`${first}\n${second}`);
    expect(size * widest).toBeLessThanOrEqual(51);
    expect(size).toBeGreaterThan(4);
  },
);

test('many names are parted where the lines are most alike', () => {
  expect(fitName('Maria Fernanda de la Cruz Hernandez').text).toBe(
    'Maria Fernanda de\nla Cruz Hernandez',
  );
});

test('accents take no room, and spaces are one', () => {
  expect(fitName('José  María').size).toBe(fitName('Jose Maria').size);
});

test('no name is set so small that nobody reads it', () => {
  expect(fitName('x'.repeat(60)).size).toBe(3);
  expect(fitName(`${'x'.repeat(60)} ${'y'.repeat(60)}`).size).toBe(3);
});
