import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildForSuite, type SuiteBuild } from '../build/tasks.ts';
import { requireFreePorts } from '../busy-ports.ts';
import { type Environment, testEnvironment } from '../environment.ts';
import { findEmulators } from '../firestore/find-emulators.ts';
import { runFolder } from '../paths.ts';
import { choosePorts, type TestSuite, testSuites } from '../ports.ts';
import { seedSuite } from '../seed/seed-suite.ts';
import { takeInstanceLock } from '../suite/instance-lock.ts';
import { startApiServer } from '../suite/start-api-server.ts';
import { requireSuitePorts, startSuite } from '../suite/start-suite.ts';
import { step } from '../terminal.ts';

/** A club other than the chosen one: its folder as `CLUB` names it, and its build. */
interface OtherClub {
  folder: string;
  build: SuiteBuild;
}

/**
 * Starts an empty suite and an API server for tests, fills the suite with demo data, runs `use`, and stops the suite
 * and the server.
 */
export async function withTestSuite<T>(
  use: (env: Environment) => Promise<T>,
  { kind = 'test', club }: { kind?: TestSuite; club?: OtherClub } = {},
): Promise<T> {
  const ports = choosePorts(kind);
  const folder = runFolder(kind);
  const release = takeInstanceLock(path.join(folder, 'lock'), 'Another test run');
  const stops: (() => void | Promise<void>)[] = [release];
  try {
    await requireSuitePorts(kind, ports);
    await requireFreePorts(kind, ports, ['API']);
    const emulators = await findEmulators();
    const build = club?.build ?? (await buildForSuite('test'));
    const suite = await step('Starting a suite for the tests', () =>
      startSuite({ kind, ports, folder, build, emulators }),
    );
    stops.push(suite.stop);
    const server = await step('Starting the API server', () =>
      startApiServer(ports, build.functions, path.join(folder, 'api-server.log')),
    );
    stops.push(server.stop);
    await seedSuite(ports, club?.folder);
    const result = await use(testEnvironment(ports));
    stops.unshift(() => rmSync(folder, { recursive: true, force: true }));
    return result;
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

/**
 * Starts the three suites of `npm test`, one after the other, and meanwhile runs `use` with a promise of each suite's
 * environment.
 */
export async function withTestSuites<T>(
  use: (suites: readonly Promise<Environment>[]) => Promise<T>,
): Promise<T> {
  const starting = testSuites.map(() => Promise.withResolvers<Environment>());
  const work = use(starting.map(({ promise }) => promise));
  const startFrom = (place: number): Promise<T> => {
    const kind = testSuites[place];
    if (!kind) return work;
    return withTestSuite(
      (env) => {
        starting[place]?.resolve(env);
        return startFrom(place + 1);
      },
      { kind },
    );
  };
  try {
    return await startFrom(0);
  } catch (error) {
    for (const { reject } of starting) reject(error);
    await work.catch(() => {});
    throw error;
  }
}
