import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface Tally {
  passed: number;
  failed: number;
  /** What failed: its name, and what is known about it beyond what was shown as it happened. */
  failures: readonly string[];
}

/** Whether all went well. A filter that finds no test has shown nothing. */
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

/** A run that went wrong without a failed test (a file that does not load) still counts as one. */
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

/** Counts of Vitest's JSON report. */
export function tallyVitest(file: string, code: number): Tally {
  const report = readReport<VitestReport>(file);
  return {
    passed: report?.numPassedTests ?? 0,
    failed: atLeastOneFailure(report?.numFailedTests ?? 0, code),
    failures: report ? failuresOfVitest(report) : [],
  };
}

/** Counts of Playwright's JSON report; a test that passed only on a second try has failed. */
export function tallyPlaywright(file: string, code: number): Tally {
  const report = readReport<PlaywrightReport>(file);
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  return {
    passed: expected,
    failed: atLeastOneFailure(unexpected + flaky, code),
    failures: report ? failuresOfPlaywright(report) : [],
  };
}

/** The sum of all counts. */
export function sum(tallies: readonly Tally[]): Tally {
  const add = (total: Tally, next: Tally) => ({
    passed: total.passed + next.passed,
    failed: total.failed + next.failed,
    failures: [...total.failures, ...next.failures],
  });
  return tallies.reduce(add, { passed: 0, failed: 0, failures: [] });
}

/** What failed, once more at the end, where it is found; the last line is the count. */
export function describeTally({ passed, failed, failures }: Tally): string {
  const named = failures.map((failure) => `✖ ${failure}`);
  return [...named, `${passed} passed, ${failed} failed`].join('\n');
}
