import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface Tally {
  passed: number;
  failed: number;
  /** The name of each failure, and details that the output did not show at the time. */
  failures: readonly string[];
}

/** True when all tests passed and at least one ran: a filter that finds no test proves nothing. */
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

/** Counts a run that failed without a failed test (for example a file that does not load) as one failure. */
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

/** Reads the counts of Vitest's JSON report. */
export function tallyVitest(file: string, code: number): Tally {
  const report = readReport<VitestReport>(file);
  return {
    passed: report?.numPassedTests ?? 0,
    failed: atLeastOneFailure(report?.numFailedTests ?? 0, code),
    failures: report ? failuresOfVitest(report) : [],
  };
}

/** Reads the counts of Playwright's JSON report; a test that passed only on a retry counts as failed. */
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

/** Lists the failures again at the end, where they are easy to find; the last line is the count. */
export function describeTally({ passed, failed, failures }: Tally): string {
  const named = failures.map((failure) => `✖ ${failure}`);
  return [...named, `${passed} passed, ${failed} failed`].join('\n');
}
