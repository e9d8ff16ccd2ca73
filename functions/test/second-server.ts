import type { TestProject } from 'vitest/node';
import { startServer } from './start-server.ts';

/** Starts a second instance, shared by all files of a run, for tests of two instances at once. */
export default async function startSecondServer(project: TestProject) {
  const server = await startServer();
  project.provide('secondServer', server.url);
  return () => server.kill();
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of the second instance of the API; `startServer` starts one that a test kills or configures. */
    secondServer: string;
  }
}
