import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Tally {
  passed: number;
  failed: number;
  /** Name and message of each failure. */
  failures: readonly string[];
  /** Name and message of each test that failed once and passed when it was repeated. */
  unsteady?: readonly string[];
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
    message?: string;
    assertionResults: readonly {
      status: string;
      fullName: string;
      failureMessages?: readonly string[];
    }[];
  }[];
}

interface PlaywrightTest {
  status: string;
  results?: readonly { errors?: readonly { message?: string }[] }[];
}

interface PlaywrightSuite {
  specs?: readonly { title: string; file: string; tests: readonly PlaywrightTest[] }[];
  suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport extends PlaywrightSuite {
  /** Errors outside of all tests, for example of a request that was under way when its page was closed. */
  errors?: readonly { message?: string }[];
  /** `flaky` counts tests that failed once and passed when they were repeated. */
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

const linesShown = 12;

/**
 * Returns the name of a failed test with the first lines of its messages, because CI shows only the end of the output.
 */
function describeFailedTest(name: string, messages: readonly (string | undefined)[]): string {
  const lines = stripVTControlCharacters(messages.filter(Boolean).join('\n'))
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [name, ...lines.slice(0, linesShown).map((line) => `    ${line}`)].join('\n');
}

function failuresOfVitest({ testResults = [] }: VitestReport): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const file = path.relative('', name);
      if (failed.length === 0) return [describeFailedTest(file, [message])];
      return failed.map(({ fullName, failureMessages = [] }) =>
        describeFailedTest(`${file}: ${fullName}`, failureMessages),
      );
    });
}

function describePlaywright(
  { specs = [], suites = [] }: PlaywrightSuite,
  wanted: 'unexpected' | 'flaky',
): string[] {
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status === wanted));
  const errorsOf = ({ results = [] }: PlaywrightTest) =>
    results.flatMap(({ errors = [] }) => errors.map(({ message }) => message));
  return [
    ...failed.map(({ file, title, tests }) =>
      describeFailedTest(`${file}: ${title}`, tests.flatMap(errorsOf)),
    ),
    ...suites.flatMap((suite) => describePlaywright(suite, wanted)),
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

/**
 * Returns the counts in a JSON report of Playwright. A test that only passed when it was repeated counts as passed and
 * is named in `unsteady`.
 */
export function tallyPlaywright(file: string, code: number): Tally {
  const report = readReport<PlaywrightReport>(file);
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  return {
    passed: expected + flaky,
    failed: atLeastOneFailure(unexpected, code),
    failures: report
      ? [
          ...describePlaywright(report, 'unexpected'),
          ...(report.errors ?? []).map(({ message }) =>
            describeFailedTest('an error outside of all tests', [message]),
          ),
        ]
      : [],
    unsteady: report ? describePlaywright(report, 'flaky') : [],
  };
}

export function sum(tallies: readonly Tally[]): Tally {
  const add = (total: Tally, next: Tally) => ({
    passed: total.passed + next.passed,
    failed: total.failed + next.failed,
    failures: [...total.failures, ...next.failures],
    unsteady: [...(total.unsteady ?? []), ...(next.unsteady ?? [])],
  });
  return tallies.reduce(add, { passed: 0, failed: 0, failures: [], unsteady: [] });
}

/**
 * Returns a text for the end of the output: all failures again, so that they are easy to find, and the counts in the
 * last line.
 */
export function describeTally({ passed, failed, failures, unsteady = [] }: Tally): string {
  const named = failures.map((failure) => `✖ ${failure}`);
  const repeated = unsteady.map((failure) => `⚠ passed only when repeated: ${failure}`);
  return [...repeated, ...named, `${passed} passed, ${failed} failed`].join('\n');
}
