import { expect, it } from 'vitest';
import { nameSize } from './name-size.ts';

it.each(['', 'Sara Rossi', 'Mohammadreza Ahmadi'])('sets %j as large as can be', (name) => {
  expect(nameSize(name)).toBe(6.6);
});

it.each([
  'Mohammadreza Ahmadzadehghomi',
  'Parisa Ahmadzadehmahabadi',
  'Maria Fernanda de la Cruz Hernandez',
])('sets %j smaller, so that it fits', (name) => {
  const size = nameSize(name);
  expect(size).toBeLessThan(6.6);
  const longest = Math.max(...name.split(' ').map((part) => part.length));
  expect(longest * 0.58 * size).toBeLessThanOrEqual(51.2);
});

it('never sets one so small that nobody reads it', () => {
  expect(nameSize('x'.repeat(120))).toBe(3);
});
