import { afterEach, expect, it } from 'vitest';
import { stampOf } from '../build/stamp.ts';
import { inputsWithout, runDue } from './run-due.ts';
import type { Tally } from './tally.ts';

const passed: Tally = { passed: 1, failed: 0, failures: [] };
const failed: Tally = { passed: 0, failed: 1, failures: ['it'] };

afterEach(() => {
  for (const name of ['one', 'other']) stampOf('passed', name, '').remove();
});

/** Returns the names of the checks that `runDue` runs. */
async function namesRun(inputs: Record<string, string>, result = passed): Promise<string[]> {
  const names: string[] = [];
  await runDue('Checks of a test', inputs, async (due) => {
    names.push(...due);
    return result;
  });
  return names;
}

it('a check is repeated only if its inputs changed since it passed', async () => {
  expect(await namesRun({ one: 'a', other: 'b' })).toEqual(['one', 'other']);
  expect(await namesRun({ one: 'a', other: 'b' })).toEqual([]);
  expect(await namesRun({ one: 'a', other: 'c' })).toEqual(['other']);
});

it('a check that failed is repeated', async () => {
  expect(await namesRun({ one: 'a' }, failed)).toEqual(['one']);
  expect(await namesRun({ one: 'a' })).toEqual(['one']);
});

it('folders that a check does not read are not among its inputs', () => {
  expect(inputsWithout(['web'])).toBe(inputsWithout(['web']));
  expect(inputsWithout(['web'])).not.toBe(inputsWithout([]));
});
