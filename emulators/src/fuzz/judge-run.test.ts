import { expect, it } from 'vitest';
import { resultsOf, shortcomingsOf, tableOf } from './judge-run.ts';

const results = resultsOf(['register', 'login'], {
  register: { '400': 12, '201': 3, '409': 1 },
});

it('a fuzzing run is counted by operation, those never called among them', () => {
  expect(results).toEqual([
    { name: 'register', requests: 16, succeeded: 3, others: '400×12 409×1' },
    { name: 'login', requests: 0, succeeded: 0, others: '' },
  ]);
});

it('a fuzzing run is shown as a table with a sum', () => {
  const [head, first, , last] = tableOf(results);
  expect(head).toMatch(/operation +requests +2xx +others/);
  expect(first).toMatch(/register +16 +3 +400×12 409×1/);
  expect(last).toMatch(/all +16 +3/);
});

it('a fuzzing run needs a success of every operation, and enough cases', () => {
  expect(shortcomingsOf(results, 2000)).toEqual(['Never answered with success: login.']);
  const [register] = results;
  expect(shortcomingsOf(register ? [register] : [], 1999)).toEqual([
    'Only 1999 cases; a run has at least 2000.',
  ]);
  expect(shortcomingsOf(register ? [register] : [], 2000)).toEqual([]);
  const pass = { name: 'applePass', requests: 9, succeeded: 0, others: '404×9' };
  expect(shortcomingsOf([pass], 2000)).toEqual([]);
});
