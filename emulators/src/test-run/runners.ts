import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { findChromium } from '../chromium/find-chromium.ts';
import type { Environment } from '../environment.ts';
import { inRoot, packageScript } from '../paths.ts';
import { runNode } from '../process/run.ts';
import { step } from '../terminal.ts';
import { screenProject, suiteProjects, unitProjects } from './projects.ts';
import { sum, type Tally, tallyPlaywright, tallyVitest } from './tally.ts';

function freshReport(name: string): string {
  const file = inRoot('.cache', 'reports', `${name}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

const nothingFailed = ({ failed }: Tally) => failed === 0;

/** Runs the unit tests, or those of files whose path has a filter's text in it. */
export function runUnitTests(filters: readonly string[] = []): Promise<Tally> {
  return runVitest('Unit tests', unitProjects, { filters, inParallel: true });
}

/** Runs the tests of the web's screens, or those of files whose path has a filter's text in it. */
export function runScreenTests(filters: readonly string[] = []): Promise<Tally> {
  return runVitest('Screen tests', [screenProject], { filters, inParallel: true });
}

/** Runs tests against a running suite, one file after the other: they share its data. */
export function runSuiteTests(
  env: Environment,
  filters: readonly string[] = [],
  projects: readonly string[] = suiteProjects,
): Promise<Tally> {
  return runVitest('Rules and API tests', projects, { env, filters });
}

/** The same, each half of the files against a suite of its own: they mostly wait for it. */
export async function runSuiteTestsInHalves(suites: [Environment, Environment]): Promise<Tally> {
  const halves = suites.map((env, i) => {
    const shard = `${i + 1}/${suites.length}`;
    return runVitest(`Rules and API tests, ${shard}`, suiteProjects, { env, shard });
  });
  return sum(await Promise.all(halves));
}

/** Runs Vitest projects of the root configuration, the output shown as it comes. */
function runVitest(
  title: string,
  projects: readonly string[],
  options: {
    env?: Environment;
    filters?: readonly string[];
    inParallel?: boolean;
    /** As `1/2`. */
    shard?: string;
  } = {},
): Promise<Tally> {
  const { shard } = options;
  const report = freshReport([...projects, ...(shard ? [shard.replace('/', '-')] : [])].join('-'));
  return step(
    title,
    async () => {
      const args = [
        packageScript('vitest/vitest.mjs'),
        ...['run', '--passWithNoTests', '--reporter=default'],
        ...['--reporter=json', `--outputFile.json=${report}`],
        ...projects.flatMap((project) => ['--project', project]),
        // Vitest would keep one core for itself, which is half of a small machine.
        ...(shard ? [`--shard=${shard}`] : []),
        ...(options.inParallel ? ['--pool=threads', `--maxWorkers=${availableParallelism()}`] : []),
        ...(options.filters ?? []),
      ];
      const { code } = await runNode(args, {
        cwd: inRoot(),
        env: options.env ?? {},
        output: 'show',
      });
      return tallyVitest(report, code);
    },
    nothingFailed,
  );
}

/**
 * Runs the browser journeys and the public pages' checks against a running suite; last, with nobody
 * beside them, those that begin by emptying it. `further` ones are only in another language or width.
 */
export async function runBrowserTests(
  env: Environment,
  filters: readonly string[] = [],
  views: 'usual' | 'further' = 'usual',
): Promise<Tally> {
  const shown = { ...env, E2E_VIEWS: views };
  const together = await runPlaywright('together', shown, filters);
  return sum([together, await runPlaywright('alone', shown, filters)]);
}

function runPlaywright(
  project: 'together' | 'alone',
  env: Environment,
  filters: readonly string[],
): Promise<Tally> {
  const report = freshReport(`browser-${project}`);
  return step(
    `Browser tests, ${project}`,
    async () => {
      const args = [packageScript('@playwright/test/cli.js'), 'test', '--pass-with-no-tests'];
      const { code } = await runNode(
        [...args, `--project=${project}`, '--reporter=list,json', ...filters],
        {
          cwd: inRoot('e2e'),
          env: {
            ...env,
            CHROMIUM_PATH: await findChromium(),
            PLAYWRIGHT_JSON_OUTPUT_FILE: report,
          },
          output: 'show',
        },
      );
      return tallyPlaywright(report, code);
    },
    nothingFailed,
  );
}
