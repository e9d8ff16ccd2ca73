import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface Tally {
  passed: number;
  failed: number;
  /** Name of each failure, with details that were not printed before. */
  failures: readonly string[];
}

/**
 * Returns true if all tests passed and there was at least one. A filter that matches no test therefore counts as a
 * failure.
 */
export const isGood = ({ passed, failed }: Tally) => failed === 0 && passed > 0;

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults?: readonly {
    name: string;
    status: string;
    assertionResults: readonly { status: string; fullName: string }[];
  }[];
}

interface PlaywrightSuite {
  specs?: readonly { title: string; file: string; tests: readonly { status: string }[] }[];
  suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number };
}

function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

/**
 * Returns the number of failures, but at least 1 if the run failed. A run can fail without a failed test, for example
 * if a file cannot be loaded.
 */
function atLeastOneFailure(failed: number, code: number): number {
  return code === 0 ? failed : Math.max(failed, 1);
}

function failuresOfVitest({ testResults = [] }: VitestReport): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const file = path.relative('', name);
      return failed.length > 0 ? failed.map(({ fullName }) => `${file}: ${fullName}`) : [file];
    });
}

function failuresOfPlaywright({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status !== 'expected'));
  return [
    ...failed.map(({ file, title }) => `${file}: ${title}`),
    ...suites.flatMap(failuresOfPlaywright),
  ];
}

/** Returns the counts in a JSON report of Vitest. */
export function tallyVitest(file: string, code: number): Tally {
  const report = readReport<VitestReport>(file);
  return {
    passed: report?.numPassedTests ?? 0,
    failed: atLeastOneFailure(report?.numFailedTests ?? 0, code),
    failures: report ? failuresOfVitest(report) : [],
  };
}

/** Returns the counts in a JSON report of Playwright. A test that only passed after a retry counts as failed. */
export function tallyPlaywright(file: string, code: number): Tally {
  const report = readReport<PlaywrightReport>(file);
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  return {
    passed: expected,
    failed: atLeastOneFailure(unexpected + flaky, code),
    failures: report ? failuresOfPlaywright(report) : [],
  };
}

export function sum(tallies: readonly Tally[]): Tally {
  const add = (total: Tally, next: Tally) => ({
    passed: total.passed + next.passed,
    failed: total.failed + next.failed,
    failures: [...total.failures, ...next.failures],
  });
  return tallies.reduce(add, { passed: 0, failed: 0, failures: [] });
}

/**
 * Returns a text for the end of the output: all failures again, so that they are easy to find, and the counts in the
 * last line.
 */
export function describeTally({ passed, failed, failures }: Tally): string {
  const named = failures.map((failure) => `✖ ${failure}`);
  return [...named, `${passed} passed, ${failed} failed`].join('\n');
}
