import { expect, it } from 'vitest';
import { readRandomStatement } from '../../testing/read-random-statement.ts';

const draws = 300;

it(`${draws} random statements are read as they were written, after questions if need be`, async () => {
  const seeds = Array.from({ length: draws }, (_, i) => i + 1);
  const read = await Promise.all(seeds.map((seed) => readRandomStatement(seed, '2026-11-29')));
  expect(read.flatMap(({ wrong }) => wrong ?? [])).toEqual([]);
  // Most shapes need no more than the questions that nothing in the file answers.
  expect(read.filter(({ asked }) => asked.length > 2).length).toBeLessThan(draws / 50);
});
