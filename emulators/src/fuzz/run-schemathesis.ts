import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Environment } from '../environment.ts';
import { inRoot } from '../paths.ts';
import { Problem } from '../problem.ts';
import { startInBackground } from '../process/background.ts';
import { run } from '../process/run.ts';
import { waitUntilAnswering } from '../suite/wait-until-answering.ts';
import { say, step } from '../terminal.ts';
import { resultsOf, type Statuses, shortcomingsOf, tableOf } from './judge-run.ts';

interface Description {
  paths: Record<string, Record<string, { operationId: string }>>;
}

/** Matches options that limit a run to a part of the tests. */
const narrowing = /^--(include|exclude|phases|mode|max-)/;

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

async function saveDescription(apiUrl: string, file: string): Promise<string[]> {
  const response = await fetch(`${apiUrl}/api/openapi.json`);
  if (!response.ok) throw new Problem(`${apiUrl}/api/openapi.json answered ${response.status}.`);
  const description = (await response.json()) as Description;
  writeFileSync(file, JSON.stringify(description));
  return Object.values(description.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
}

/** Checks that the API description is valid OpenAPI. */
function validateDescription(programs: string, file: string): Promise<boolean> {
  return step(
    'Validating the OpenAPI description',
    async () => {
      const program = path.join(programs, 'openapi-spec-validator');
      const { code, output } = await run(program, [file], { cwd: inRoot(), output: 'keep' });
      if (code !== 0) say(output);
      return code === 0;
    },
    (isValid) => isValid,
  );
}

/**
 * Runs Schemathesis against the API at `env.API_URL`. Resolves with true if it found no error and, in a complete run,
 * `shortcomingsOf` finds nothing either.
 */
export async function runSchemathesis(
  programs: string,
  env: Environment,
  args: readonly string[],
): Promise<boolean> {
  const folder = inRoot('.cache', 'reports', 'fuzz');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const [description, report, counts] = ['openapi.json', 'report.json', 'counts.json'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  const apiUrl = env.API_URL ?? '';
  const operations = await saveDescription(apiUrl, description);
  if (!(await validateDescription(programs, description))) return false;

  const subjects = await startSubjects(env, path.join(folder, 'subjects.log'));
  const source = inRoot('e2e', 'fuzz');
  try {
    const { code } = await run(
      path.join(programs, 'schemathesis'),
      [
        '--config-file',
        path.join(source, 'schemathesis.toml'),
        'run',
        description,
        '--url',
        apiUrl,
        '--report',
        'json',
        '--report-json-path',
        report,
        ...args,
      ],
      {
        cwd: folder,
        env: {
          PYTHONPATH: source,
          PYTHONDONTWRITEBYTECODE: '1',
          SUBJECTS_URL: subjects.url,
          FUZZ_COUNTS: counts,
        },
        output: 'show',
      },
    );
    const results = resultsOf(operations, readJson<Record<string, Statuses>>(counts));
    for (const line of tableOf(results)) say(line);
    const cases = readJson<{ test_cases: { generated: number } }>(report).test_cases.generated;
    const shortcomings = args.some((arg) => narrowing.test(arg))
      ? []
      : shortcomingsOf(results, cases);
    for (const line of shortcomings) say(`✖ ${line}`);
    say(`${cases} cases over ${results.filter(({ requests }) => requests > 0).length} operations`);
    return code === 0 && shortcomings.length === 0;
  } finally {
    await subjects.stop();
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Starts the server from which Schemathesis gets a valid request for each route. */
async function startSubjects(env: Environment, logFile: string) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const background = startInBackground({
    name: "The fuzzer's helper",
    args: [inRoot('functions', 'test', 'fuzz', 'serve.ts')],
    cwd: inRoot('functions'),
    env: { ...process.env, ...env, SUBJECTS_PORT: String(port) },
    logFile,
  });
  try {
    await waitUntilAnswering({ url, background });
  } catch (error) {
    await background.stop();
    throw error;
  }
  return { url, stop: background.stop };
}
