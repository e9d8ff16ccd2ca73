/** The number of calls of an operation by response status. */
export type Statuses = Record<string, number>;

export interface OperationResult {
  name: string;
  requests: number;
  succeeded: number;
  /** The counts of other statuses, for example `400×12 404×3`. */
  others: string;
}

const isSuccess = (status: string) => status.startsWith('2');
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** One result for each operation of the description, called or not. */
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

/** Formats the results as the lines of a table. */
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

/** The minimum number of test cases that a complete run generates. */
const fewestCases = 2000;

/** Operations that need the club's Apple and Google keys, which no suite has. */
const refusedWithoutKeys = ['applePass', 'googlePass'];

/**
 * Lists the shortcomings of a complete run apart from Schemathesis' own findings; empty when there are none.
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
