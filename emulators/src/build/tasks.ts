import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { demoProject } from '../demo-access.ts';
import { addresses } from '../environment.ts';
import { suiteAnalyticsId } from '../hosting/analytics-id.ts';
import { inRoot } from '../paths.ts';
import { choosePorts, type Ports, type Profile } from '../ports.ts';
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
export function webEnvironment(profile: Profile, ports: Ports): Record<string, string> {
  const { authHost, firestoreHost } = addresses(ports);
  return {
    VITE_AUTH_EMULATOR_URL: `http://${authHost}`,
    VITE_FIRESTORE_EMULATOR_HOST: firestoreHost,
    VITE_FIREBASE_PROJECT_ID: demoProject,
    VITE_ANALYTICS_ID: suiteAnalyticsId(profile),
  };
}

/** Returns the folder of the web app that a local suite serves. It is never the folder that is deployed. */
export function localWebFolder(profile: Profile): string {
  return inRoot('.cache', `web-${profile}`);
}

export function buildFunctions(): Promise<void> {
  return buildOnce(functionsTask);
}

/** Builds the functions and the web app for a deployment. */
export async function buildDeployable(): Promise<void> {
  await buildFunctions();
  await buildOnce(deployableWebTask);
}

/**
 * Copies the web app of the suite `built`, and replaces the addresses of the emulators in the copy, so that its pages
 * use the suite `profile`. The files keep their sizes, because the ports of all test suites have the same number of
 * digits.
 */
export async function copyWebFor(profile: Profile, built: Profile): Promise<void> {
  const from = addresses(choosePorts(built));
  const to = addresses(choosePorts(profile));
  const output = localWebFolder(profile);
  await rm(output, { recursive: true, force: true });
  await cp(localWebFolder(built), output, { recursive: true });
  for (const file of await readdir(output, { recursive: true })) {
    if (!file.endsWith('.js')) continue;
    const script = path.join(output, file);
    const text = await readFile(script, 'utf8');
    const moved = text
      .replaceAll(from.authHost, to.authHost)
      .replaceAll(from.firestoreHost, to.firestoreHost);
    if (moved !== text) await writeFile(script, moved);
  }
}

/** Builds the functions as for a deployment, and a web app that uses the emulators of this suite. */
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
