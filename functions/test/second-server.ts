import type { TestProject } from 'vitest/node';
import { startServer } from './start-server.ts';

/** Starts a second instance of the API, which all files of a run share, for tests with two instances. */
export default async function startSecondServer(project: TestProject) {
  const server = await startServer();
  project.provide('secondServer', server.url);
  return () => server.kill();
}

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * URL of the second instance of the API. A test that kills or configures an instance starts another one with
     * `startServer`.
     */
    secondServer: string;
  }
}
