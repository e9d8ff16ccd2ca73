/** Number of calls of one API operation, by response status. */
export type Statuses = Record<string, number>;

export interface OperationResult {
  name: string;
  requests: number;
  succeeded: number;
  /** Numbers of responses with other statuses, for example `400×12 404×3`. */
  others: string;
}

const isSuccess = (status: string) => status.startsWith('2');
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** Returns a result for each operation of the API description, also for those that were not called. */
export function resultsOf(
  operations: readonly string[],
  counted: Readonly<Record<string, Statuses>>,
): OperationResult[] {
  return operations.map((name) => {
    const statuses = Object.entries(counted[name] ?? {}).sort();
    const successes = statuses.filter(([status]) => isSuccess(status));
    const others = statuses.filter(([status]) => !isSuccess(status));
    return {
      name,
      requests: sum(statuses.map(([, count]) => count)),
      succeeded: sum(successes.map(([, count]) => count)),
      others: others.map(([status, count]) => `${status}×${count}`).join(' '),
    };
  });
}

/** Returns the results as lines of a table. */
export function tableOf(results: readonly OperationResult[]): string[] {
  const width = Math.max(...results.map(({ name }) => name.length));
  const line = (name: string, requests: unknown, succeeded: unknown, others: string) =>
    `  ${name.padEnd(width)} ${String(requests).padStart(8)} ${String(succeeded).padStart(6)}  ${others}`;
  return [
    line('operation', 'requests', '2xx', 'others'),
    ...results.map(({ name, requests, succeeded, others }) =>
      line(name, requests, succeeded, others),
    ),
    line(
      'all',
      sum(results.map(({ requests }) => requests)),
      sum(results.map(({ succeeded }) => succeeded)),
      '',
    ),
  ];
}

/** A complete run generates at least this many test cases. */
const fewestCases = 2000;

/** Operations that cannot succeed in a suite, because they need the club's keys for Apple's and Google's wallets. */
const refusedWithoutKeys = ['applePass', 'googlePass'];

/**
 * Returns what a complete run lacks: operations that never succeeded, and too few test cases. The errors that
 * Schemathesis itself found are not included.
 */
export function shortcomingsOf(results: readonly OperationResult[], cases: number): string[] {
  const never = results
    .filter(({ name, succeeded }) => succeeded === 0 && !refusedWithoutKeys.includes(name))
    .map(({ name }) => name);
  return [
    ...(never.length > 0 ? [`Never answered with success: ${never.join(', ')}.`] : []),
    ...(cases < fewestCases ? [`Only ${cases} cases; a run has at least ${fewestCases}.`] : []),
  ];
}
