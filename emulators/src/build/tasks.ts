import path from 'node:path';
import { demoProject } from '../demo-access.ts';
import { suiteAnalyticsId } from '../hosting/analytics-id.ts';
import { inRoot } from '../paths.ts';
import type { SuiteKind } from '../ports.ts';
import { type BuildTask, buildOnce } from './build-once.ts';

/** The folder of the built functions, which is deployed. */
export const functionsFolder = inRoot('functions', 'dist');

const functionsTask: BuildTask = {
  name: 'functions',
  title: 'Building the functions',
  workspace: 'functions',
  output: functionsFolder,
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

export function buildFunctions(): Promise<void> {
  return buildOnce(functionsTask);
}

/** Builds the functions and the web app for a deployment. */
export async function buildDeployable(): Promise<void> {
  await buildFunctions();
  await buildOnce(deployableWebTask);
}

/** The folders with the built functions and web app that a suite serves. */
export interface SuiteBuild {
  functions: string;
  web: string;
}

/**
 * Builds the functions as for a deployment, and a web app that uses the emulators of this suite, in a folder that is
 * never deployed.
 */
export async function buildForSuite(kind: SuiteKind): Promise<SuiteBuild> {
  await buildFunctions();
  const output = inRoot('.cache', `web-${kind}`);
  await buildOnce({
    ...deployableWebTask,
    name: `web-${kind}`,
    title: 'Building the web app for the local suite',
    output,
    args: ['--outDir', output, '--emptyOutDir'],
    env: webEnvironment(kind),
  });
  return { functions: functionsFolder, web: output };
}

/**
 * Builds a club other than the chosen one, for the local suite, into folders of its own, so that it replaces no other
 * build. `club` is its folder as `CLUB` names it.
 */
export async function buildClub(club: string): Promise<SuiteBuild> {
  const name = path.basename(club);
  const functions = inRoot('.cache', 'clubs', name, 'functions');
  const web = inRoot('.cache', 'clubs', name, 'web');
  await buildOnce({
    ...functionsTask,
    name: `functions-${name}`,
    title: `Building the functions of ${name}`,
    output: functions,
    env: { CLUB: club, FUNCTIONS_DIST: functions },
  });
  await buildOnce({
    ...deployableWebTask,
    name: `web-${name}`,
    title: `Building the web app of ${name}`,
    output: web,
    args: ['--outDir', web, '--emptyOutDir'],
    env: { ...webEnvironment('test'), CLUB: club },
  });
  return { functions, web };
}
