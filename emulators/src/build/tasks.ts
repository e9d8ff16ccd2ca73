import { demoProject } from '../demo-access.ts';
import { suiteAnalyticsId } from '../hosting/analytics-id.ts';
import { inRoot } from '../paths.ts';
import type { SuiteKind } from '../ports.ts';
import { type BuildTask, buildOnce } from './build-once.ts';

const functionsTask: BuildTask = {
  name: 'functions',
  title: 'Building the functions',
  workspace: 'functions',
  output: inRoot('functions', 'dist'),
  proof: 'index.js',
};

const deployableWebTask: BuildTask = {
  name: 'web',
  title: 'Building the web app',
  workspace: 'web',
  output: inRoot('web', 'dist'),
  proof: 'index.html',
};

/** Returns the environment variables with which the web app is built so that it uses the local suite. */
export function webEnvironment(kind: SuiteKind): Record<string, string> {
  return {
    VITE_FIREBASE_PROJECT_ID: demoProject,
    VITE_ANALYTICS_ID: suiteAnalyticsId(kind),
  };
}

/** Returns the folder of the web app that a local suite serves. It is never the folder that is deployed. */
export function localWebFolder(kind: SuiteKind): string {
  return inRoot('.cache', `web-${kind}`);
}

export function buildFunctions(): Promise<void> {
  return buildOnce(functionsTask);
}

/** Builds the functions and the web app for a deployment. */
export async function buildDeployable(): Promise<void> {
  await buildFunctions();
  await buildOnce(deployableWebTask);
}

/** Builds the functions as for a deployment, and a web app that uses the emulators of this suite. */
export async function buildForSuite(kind: SuiteKind): Promise<void> {
  await buildFunctions();
  const output = localWebFolder(kind);
  await buildOnce({
    ...deployableWebTask,
    name: `web-${kind}`,
    title: 'Building the web app for the local suite',
    output,
    args: ['--outDir', output, '--emptyOutDir'],
    env: webEnvironment(kind),
  });
}
