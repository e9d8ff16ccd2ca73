import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { type GoogleApi, googleApi } from '../google/google-api.ts';
import { hostingConfig } from '../hosting/hosting-config.ts';
import { packageScript } from '../paths.ts';
import { Problem } from '../problem.ts';
import { type RunOptions, runNode } from '../process/run.ts';
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

/** Returns the path of the file with the parameters of a project's functions. Somebody has to write it by hand. */
export function parametersFile(folder: string, project: string): string {
  return path.join(folder, 'functions', `.env.${project}`);
}

/**
 * Returns the deployment of a checkout to a project. `output` says whether firebase-tools' output is shown immediately
 * or only after a failure.
 */
export function openDeployment(
  folder: string,
  project: string,
  output: RunOptions['output'] = 'show',
): Deployment {
  return {
    api: googleApi(project),
    folder,
    parameters: parseEnv(readFileSync(parametersFile(folder, project), 'utf8')),
    firebase: async (...args) => {
      const cli = packageScript('firebase-tools/lib/bin/firebase.js');
      const command = [cli, ...args, '--project', project, '--non-interactive'];
      const result = await runNode(command, { cwd: folder, output });
      if (result.code === 0) return;
      say(result.output);
      throw new Problem(
        `\`firebase ${args.join(' ')}\` failed and says why above. When that is mended, deploy again: it goes on from there.`,
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
