import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Environment } from '../environment.ts';
import { findChromium } from '../find-chromium.ts';
import { inRoot, packageScript } from '../paths.ts';
import { runNode } from '../process/run.ts';
import { say, step } from '../terminal.ts';
import { screenProject, suiteProjects, unitProjects } from './projects.ts';
import { tallyRouteCalls } from './route-calls.ts';
import { sum, type Tally, tallyPlaywright, tallyVitest } from './tally.ts';

function freshReport(name: string): string {
  return freshFile(`${name}.json`);
}

function freshFile(name: string): string {
  const file = inRoot('.cache', 'reports', name);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

const nothingFailed = ({ failed }: Tally) => failed === 0;

/** Runs the unit tests. With filters, only those in files whose path contains one of the filters are run. */
export function runUnitTests(
  filters: readonly string[] = [],
  projects: readonly string[] = unitProjects,
): Promise<Tally> {
  const workers = availableParallelism();
  return runVitest('Unit tests', projects, { filters, workers, inBackground: true });
}

/**
 * Runs the tests of the web app's screens. With filters, only those in files whose path contains one of the filters are
 * run. With `besideOthers`, one core is left to tests that run at the same time.
 */
export function runScreenTests(
  filters: readonly string[] = [],
  { besideOthers = false } = {},
): Promise<Tally> {
  const cores = availableParallelism();
  return runVitest('Screen tests', [screenProject], {
    filters,
    workers: besideOthers ? Math.max(1, cores - 1) : cores,
    inBackground: true,
  });
}

/**
 * Runs the tests that need a suite, one file after another, because they share its data. A run without filters also
 * fails if the tests leave out a route.
 */
export function runSuiteTests(
  env: Environment,
  filters: readonly string[] = [],
  projects: readonly string[] = suiteProjects,
): Promise<Tally> {
  const run = (counted: Environment) =>
    runVitest('Rules and API tests', projects, { env: { ...env, ...counted }, filters });
  return filters.length > 0 ? run({}) : countingRoutes(run);
}

/** Runs tests, and adds a failure for each call of a route that they should make and did not make. */
async function countingRoutes(run: (counted: Environment) => Promise<Tally>): Promise<Tally> {
  const file = freshFile('route-calls.txt');
  writeFileSync(file, '');
  const tally = await run({ ROUTE_CALLS_FILE: file });
  const title = 'Routes that API tests called';
  const calls = await step(title, async () => tallyRouteCalls(file), nothingFailed);
  return sum([tally, calls]);
}

/**
 * Runs a part of the tests on each suite as soon as the suite has started. This is faster than one run, because tests
 * mostly wait for the suite. `parts` resolve when the tests on a suite have ended, and `all` resolves with the sum.
 */
export function runSuiteTestsInParts(suites: readonly Promise<Environment>[]) {
  let parts: Promise<Tally>[] = [];
  const all = countingRoutes(async (counted) => {
    parts = suites.map(async (suite, i) => {
      const shard = `${i + 1}/${suites.length}`;
      const title = `Rules and API tests, ${shard}`;
      return runVitest(title, suiteProjects, { env: { ...(await suite), ...counted }, shard });
    });
    return sum(await Promise.all(parts));
  });
  return { parts, all };
}

/** Runs Vitest projects and shows the output immediately. */
export function runVitest(
  title: string,
  projects: readonly string[],
  options: {
    env?: Environment;
    filters?: readonly string[];
    /** File with the projects, if it is not the usual one. */
    config?: string;
    /** Number of test files that run at the same time. Without it, the project decides. */
    workers?: number;
    inBackground?: boolean;
    /** Part of the test files to run, for example `1/2` for the first half. */
    shard?: string;
  } = {},
): Promise<Tally> {
  const { shard, workers, config } = options;
  const report = freshReport([...projects, ...(shard ? [shard.replace('/', '-')] : [])].join('-'));
  return step(
    title,
    async () => {
      const args = [
        packageScript('vitest/vitest.mjs'),
        'run',
        ...(config ? ['--config', config] : []),
        '--passWithNoTests',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...projects.flatMap((project) => ['--project', project]),
        ...(shard ? [`--shard=${shard}`] : []),
        ...(workers ? ['--pool=threads', `--maxWorkers=${workers}`] : []),
        ...(options.filters ?? []),
      ];
      const { code } = await runNode(args, {
        cwd: inRoot(),
        env: options.env ?? {},
        output: 'show',
        inBackground: options.inBackground ?? false,
      });
      return tallyVitest(report, code);
    },
    nothingFailed,
  );
}

/**
 * Runs the browser journeys and the checks of the public pages on a running suite, and after them the tests that empty
 * the suite. With `further`, only the tests with the tag of `furtherViews` run. A failed test leaves a trace.
 */
export async function runBrowserTests(
  env: Environment,
  filters: readonly string[] = [],
  views: 'usual' | 'further' = 'usual',
): Promise<Tally> {
  const shown = { ...env, E2E_VIEWS: views };
  const args = ['--trace=retain-on-failure', ...filters];
  const together = await runPlaywright('together', shown, args);
  return sum([together, await runPlaywright('alone', shown, args)]);
}

/**
 * Runs the browser tests of one project. No trace is recorded, because recording takes a third of the browsers' time. A
 * failed test is repeated once, so that one unsteady test among thousands does not stop a change from landing. The end
 * of the output names repeated tests.
 */
export const runBrowserProject = (project: BrowserProject, env: Environment) =>
  runPlaywright(project, { ...env, E2E_VIEWS: 'usual' }, ['--retries=1']);

type BrowserProject = 'together' | 'alone' | 'club';

function runPlaywright(
  project: BrowserProject,
  env: Environment,
  options: readonly string[] = [],
): Promise<Tally> {
  const report = freshReport(`browser-${project}`);
  // The report shows changed pictures beside the kept ones.
  const hasPictures = env.E2E_VIEWS === 'further';
  const folder = inRoot('.cache', 'reports', `browser-${project}`);
  return step(
    `Browser tests, ${project}`,
    async () => {
      const args = [packageScript('@playwright/test/cli.js'), 'test', '--pass-with-no-tests'];
      const { code } = await runNode(
        [
          ...args,
          `--project=${project}`,
          `--reporter=list,json${hasPictures ? ',html' : ''}`,
          ...options,
        ],
        {
          cwd: inRoot('e2e'),
          env: {
            ...env,
            CHROMIUM_PATH: await findChromium(),
            PLAYWRIGHT_JSON_OUTPUT_FILE: report,
            PLAYWRIGHT_HTML_OUTPUT_DIR: folder,
            PLAYWRIGHT_HTML_OPEN: 'never',
          },
          output: 'show',
        },
      );
      if (code !== 0 && hasPictures)
        say(`Report with pictures: ${path.join(folder, 'index.html')}`);
      return tallyPlaywright(report, code);
    },
    nothingFailed,
  );
}
