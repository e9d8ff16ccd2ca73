import { readFileSync } from 'node:fs';

export interface Tally {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  success: boolean;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

/** A run that went wrong without a failed test (a file that does not load) still counts as one. */
function atLeastOneFailure(failed: number, code: number): number {
  return code === 0 ? failed : Math.max(failed, 1);
}

/** Counts of Vitest's JSON report. */
export function tallyVitest(file: string, code: number): Tally {
  const report = readReport<VitestReport>(file);
  return {
    passed: report?.numPassedTests ?? 0,
    failed: atLeastOneFailure(report?.numFailedTests ?? 0, code),
  };
}

/** Counts of Playwright's JSON report; a test that passed only on a second try has failed. */
export function tallyPlaywright(file: string, code: number): Tally {
  const stats = readReport<PlaywrightReport>(file)?.stats;
  return {
    passed: stats?.expected ?? 0,
    failed: atLeastOneFailure((stats?.unexpected ?? 0) + (stats?.flaky ?? 0), code),
  };
}

/** The sum of all counts. */
export function sum(tallies: readonly Tally[]): Tally {
  const add = (total: Tally, next: Tally) => ({
    passed: total.passed + next.passed,
    failed: total.failed + next.failed,
  });
  return tallies.reduce(add, { passed: 0, failed: 0 });
}
