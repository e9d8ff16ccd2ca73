import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { describeTally, sum, tallyPlaywright, tallyVitest } from './tally.ts';

function report(content: unknown): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'tally-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const vitestReport = {
  numPassedTests: 3,
  numFailedTests: 1,
  testResults: [
    {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'adds' },
        { status: 'failed', fullName: 'divides', failureMessages: ['expected 1\n\nto be 2'] },
      ],
    },
    { name: 'does-not-load.test.ts', status: 'failed', assertionResults: [] },
    {
      name: 'b.test.ts',
      status: 'passed',
      assertionResults: [{ status: 'passed', fullName: 'is' }],
    },
  ],
};

const playwrightReport = {
  stats: { expected: 2, unexpected: 1, flaky: 1 },
  suites: [
    {
      specs: [{ title: 'registers', file: 'a.spec.ts', tests: [{ status: 'expected' }] }],
      suites: [
        {
          specs: [
            {
              title: 'logs in',
              file: 'a.spec.ts',
              tests: [
                {
                  status: 'unexpected',
                  results: [{ errors: [{ message: '\u001B[31mno such button\u001B[39m' }] }],
                },
              ],
            },
            { title: 'pays', file: 'a.spec.ts', tests: [{ status: 'flaky' }] },
          ],
        },
      ],
    },
  ],
};

it('the results of both runners are added up, and failures are named before the last line', () => {
  const total = sum([
    tallyVitest(report(vitestReport), 1),
    tallyPlaywright(report(playwrightReport), 1),
  ]);
  expect(describeTally(total).split('\n')).toEqual([
    '⚠ passed only when repeated: a.spec.ts: pays',
    '✖ a.test.ts: divides',
    '    expected 1',
    '    to be 2',
    '✖ does-not-load.test.ts',
    '✖ a.spec.ts: logs in',
    '    no such button',
    '6 passed, 2 failed',
  ]);
});

it('an error outside of all tests is named as the cause of a failed run', () => {
  const browser = report({
    stats: { expected: 2, unexpected: 0, flaky: 0 },
    errors: [{ message: 'route.fetch: Test ended.' }],
  });
  expect(describeTally(tallyPlaywright(browser, 1)).split('\n')).toEqual([
    '✖ an error outside of all tests',
    '    route.fetch: Test ended.',
    '2 passed, 1 failed',
  ]);
});

it('a failed run without a failed test, and one without a report, count as a failure', () => {
  const vitest = report({ numPassedTests: 3, numFailedTests: 0 });
  expect(tallyVitest(vitest, 1)).toMatchObject({ passed: 3, failed: 1 });
  expect(tallyPlaywright('/nowhere/report.json', 1)).toMatchObject({ passed: 0, failed: 1 });
});
