import { expect, test } from 'vitest';
import { marksOf } from './chart-scale.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [2, [0, 1, 2]],
  [3, [0, 2, 4]],
  [7, [0, 4, 8]],
  [9, [0, 5, 10]],
  [11, [0, 10, 20]],
  [61, [0, 40, 80]],
  [100, [0, 50, 100]],
])('a chart with a day of %i has the marks %j', (most, marks) => {
  expect(marksOf(most)).toEqual(marks);
});
