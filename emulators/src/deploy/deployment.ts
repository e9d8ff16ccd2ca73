import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { type GoogleApi, googleApi } from '../google-api.ts';
import { hostingConfig } from '../hosting/hosting-config.ts';
import { packageScript } from '../paths.ts';
import { Problem } from '../problem.ts';
import { runNode } from '../process/run.ts';
import { say } from '../terminal.ts';

/** A Firebase project, and the checkout whose firebase.json and builds are deployed to it. */
export interface Deployment {
  api: GoogleApi;
  folder: string;
  /** Variables of the file `functions/.env.<project>`. */
  parameters: NodeJS.Dict<string>;
  /** Runs a command of firebase-tools without prompts. */
  firebase: (...args: string[]) => Promise<void>;
}

/** Returns the path of the file with the parameters of a project's functions, which `npm run setup` writes. */
export function parametersFile(folder: string, project: string): string {
  return path.join(folder, 'functions', `.env.${project}`);
}

/** Returns the path of the file with the variables with which the deployed web app is built. */
export function webVariablesFile(folder: string): string {
  return path.join(folder, 'web', '.env.production.local');
}

/** Reads a file of environment variables; an empty object if there is none. */
export function readVariables(file: string): NodeJS.Dict<string> {
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

/** Writes a variable into a file of environment variables. Other lines stay as they are. */
export function writeVariable(file: string, name: string, value: string): void {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const others = lines.filter((line) => line.trim() !== '' && !line.startsWith(`${name}=`));
  // Without quotes, a hash sign would begin a comment, and spaces at the ends would be removed.
  const quoted = /[#\s'"]/.test(value) ? JSON.stringify(value) : value;
  writeFileSync(file, [...others, `${name}=${quoted}`, ''].join('\n'));
}

/** What to do about refusals by Google that firebase-tools prints without a remedy. */
const remedies: readonly (readonly [says: RegExp, remedy: string])[] = [
  [
    /permitted customer|Unable to set the invoker/i,
    'Your organisation does not let the public call functions (constraint `iam.allowedPolicyMemberDomains`). Ask its administrator to allow all domains for this project at https://console.cloud.google.com/iam-admin/orgpolicies, or use a project outside the organisation.',
  ],
  [
    /quotas don't allow for the current max instances|quota exceeded for .*cpu/i,
    'The project may not use so many processors in this region. Ask Google for as many as the deployment names above, at https://console.cloud.google.com/iam-admin/quotas (service: Cloud Run Admin API), or take API_MAX_INSTANCES and UPLOADS_MAX_INSTANCES out of the parameters.',
  ],
];

/** Thrown if Google refused something that only a person can change. Deploying again at once would not help. */
export class Refused extends Problem {}

/**
 * Returns the deployment of a checkout to a project. `output` says whether firebase-tools' output is shown immediately
 * or only after a failure.
 */
export function openDeployment(
  folder: string,
  project: string,
  output: 'keep' | 'show and keep' = 'show and keep',
): Deployment {
  return {
    api: googleApi(project),
    folder,
    parameters: readVariables(parametersFile(folder, project)),
    firebase: async (...args) => {
      const cli = packageScript('firebase-tools/lib/bin/firebase.js');
      const command = [cli, ...args, '--project', project, '--non-interactive'];
      const result = await runNode(command, { cwd: folder, output });
      if (result.code === 0) return;
      if (output === 'keep') say(result.output);
      const [, remedy] = remedies.find(([says]) => says.test(result.output)) ?? [];
      const Failed = remedy ? Refused : Problem;
      throw new Failed(
        `\`firebase ${args.join(' ')}\` failed. ${remedy ?? 'firebase-tools says why above.'} Then deploy again: it goes on from there.`,
      );
    },
  };
}

const previewLife = '7d';

/** Deploys the built web app to the live site. */
export function deployWebApp({ firebase, folder }: Deployment): Promise<void> {
  return firebase('deploy', '--only', 'hosting', '--config', hostingConfig(folder));
}

/** Deploys the built web app to a preview address, where it uses the live functions and data. */
export function deployPreview({ firebase, folder }: Deployment, name: string): Promise<void> {
  const where = ['--expires', previewLife, '--config', hostingConfig(folder)];
  return firebase('hosting:channel:deploy', name, ...where);
}
