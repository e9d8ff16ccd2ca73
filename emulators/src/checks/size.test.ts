import { expect, test } from 'vitest';
import { aboveBudget, type Budget } from './size.ts';

const most = (figure: number) => ({ most: figure, why: 'the reason' });
const budget: Budget = { lines: most(100), files: most(10), routes: most(5), words: most(50) };

test('a repository that fills its budget is accepted', () => {
  expect(aboveBudget({ lines: 100, files: 10, routes: 5, words: 50 }, budget)).toEqual([]);
});

test('each figure above the budget is named with its limit and the reason of the limit', () => {
  expect(aboveBudget({ lines: 101, files: 10, routes: 5, words: 51 }, budget)).toEqual([
    'lines: 101, at most 100 (the reason)',
    'words: 51, at most 50 (the reason)',
  ]);
});
