import { demoProject } from '../demo-access.ts';
import { addresses } from '../environment.ts';
import { suiteAnalyticsId } from '../hosting/analytics-id.ts';
import { inRoot } from '../paths.ts';
import type { Ports, Profile } from '../ports.ts';
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

/** What the web app is told about the local suite. */
export function webEnvironment(profile: Profile, ports: Ports): Record<string, string> {
  const { authHost, firestoreHost } = addresses(ports);
  return {
    VITE_AUTH_EMULATOR_URL: `http://${authHost}`,
    VITE_FIRESTORE_EMULATOR_HOST: firestoreHost,
    VITE_FIREBASE_PROJECT_ID: demoProject,
    VITE_ANALYTICS_ID: suiteAnalyticsId(profile),
  };
}

/** Where the web app of a local suite is built: never into the deployable folder. */
export function localWebFolder(profile: Profile): string {
  return inRoot('.cache', `web-${profile}`);
}

/** Builds the bundle that is deployed. */
export function buildFunctions(): Promise<void> {
  return buildOnce(functionsTask);
}

/** Builds both halves as they are deployed. */
export async function buildDeployable(): Promise<void> {
  await buildFunctions();
  await buildOnce(deployableWebTask);
}

/** Builds the deployable functions and a web app that knows the suite's emulators. */
export async function buildForSuite(profile: Profile, ports: Ports): Promise<void> {
  await buildFunctions();
  const output = localWebFolder(profile);
  await buildOnce({
    ...deployableWebTask,
    name: `web-${profile}`,
    title: 'Building the web app for the local suite',
    output,
    args: ['--outDir', output, '--emptyOutDir'],
    env: webEnvironment(profile, ports),
  });
}
