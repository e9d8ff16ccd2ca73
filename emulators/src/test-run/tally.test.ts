import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sum, tallyPlaywright, tallyVitest } from './tally.ts';

function report(content: unknown): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'tally-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

it('adds up what both runners report', () => {
  const vitest = report({ numPassedTests: 3, numFailedTests: 1, success: false });
  const playwright = report({ stats: { expected: 2, unexpected: 1, flaky: 1 } });
  const total = sum([tallyVitest(vitest, 1), tallyPlaywright(playwright, 1)]);
  expect(total).toEqual({ passed: 5, failed: 3 });
});

it('counts a failed run without a failed test, and one without a report, as a failure', () => {
  const vitest = report({ numPassedTests: 3, numFailedTests: 0, success: false });
  expect(tallyVitest(vitest, 1)).toEqual({ passed: 3, failed: 1 });
  expect(tallyPlaywright('/nowhere/report.json', 1)).toEqual({ passed: 0, failed: 1 });
});
