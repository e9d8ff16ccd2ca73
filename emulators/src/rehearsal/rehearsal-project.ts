import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Deployment, openDeployment, parametersFile } from '../deploy/deployment.ts';
import { inRoot } from '../paths.ts';
import { freshProject, projectNumber } from './fresh-project.ts';
import { originsAt, type StandIn, startStandIn } from './google-stand-in.ts';

const project = 'rehearsal';

const parameters = [
  'PUBLIC_URL=https://members.club.example',
  'MAIL_FROM=Club <club@fanclub.test>',
  'WEB_API_KEY=key',
  'ALERT_EMAIL=club@fanclub.test',
  'EXCHANGE_RATE_URL=https://rates.example',
].join('\n');

/** Creates a folder that looks like a checkout after a build. Its web app is a single page. */
function buildCheckout(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'fanclub-rehearsal-'));
  for (const file of [
    'firebase.json',
    'firestore.rules',
    'firestore.indexes.json',
    'storage.rules',
  ]) {
    cpSync(inRoot(file), path.join(folder, file));
  }
  cpSync(inRoot('functions', 'dist'), path.join(folder, 'functions', 'dist'), { recursive: true });
  symlinkSync(inRoot('node_modules'), path.join(folder, 'node_modules'));
  mkdirSync(path.join(folder, 'web', 'dist'), { recursive: true });
  writeFileSync(path.join(folder, 'web', 'dist', 'index.html'), '<!doctype html><html></html>');
  // Before a deployment, firebase-tools runs the build script as firebase.json says. The build script of this
  // package.json does nothing.
  writeFileSync(path.join(folder, 'package.json'), '{"scripts":{"build":"node --version"}}');
  writeFileSync(parametersFile(folder, project), parameters);
  return folder;
}

export interface Rehearsal {
  standIn: StandIn;
  deployment: Deployment;
  end: () => Promise<void>;
}

/**
 * Starts a stand-in for Google with a new project, and creates a checkout that can be deployed to it. No connection to
 * another machine is possible.
 */
export async function beginRehearsal(): Promise<Rehearsal> {
  const standIn = await startStandIn(new Map(), { [projectNumber]: project });
  freshProject(standIn, project);
  const folder = buildCheckout();
  const guard = fileURLToPath(new URL('only-this-machine.mjs', import.meta.url));
  Object.assign(process.env, originsAt(standIn.origin), {
    // firebase-tools lists functions of both generations at the same paths. This address has no functions of the first
    // generation, as in the real product.
    FIREBASE_FUNCTIONS_URL: `${standIn.origin}/first-generation`,
    FIREBASE_TOKEN: 'rehearsal',
    XDG_CONFIG_HOME: folder,
    // firebase-tools would ask the npm registry for a newer firebase-functions, only to print a hint.
    npm_config_offline: 'true',
    NODE_OPTIONS: `--import=${guard}`,
  });
  return {
    standIn,
    deployment: openDeployment(folder, project, 'keep'),
    end: async () => {
      await standIn.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
