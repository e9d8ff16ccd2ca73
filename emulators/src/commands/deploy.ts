import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildDeployable } from '../build/tasks.ts';
import { requireOwnClub } from '../club/not-its-own.ts';
import { deployAll } from '../deploy/deploy-steps.ts';
import {
  deployPreview,
  openDeployment,
  parametersFile,
  readVariables,
  webVariablesFile,
} from '../deploy/deployment.ts';
import { rollBack } from '../deploy/rollback.ts';
import { googleApi } from '../google-api.ts';
import { inRoot } from '../paths.ts';
import { Problem } from '../problem.ts';
import { realProject } from '../real-project.ts';
import { say, step } from '../terminal.ts';

/** Throws a Problem if a file that `npm run setup` writes before the first deployment is missing. */
function requireFiles(project: string): void {
  for (const file of [parametersFile(inRoot(), project), webVariablesFile(inRoot())]) {
    if (existsSync(file)) continue;
    throw new Problem(`${file} is missing: \`npm run setup -- --project ${project}\` writes it.`);
  }
}

/**
 * `npm run deploy -- --project <id>` builds and deploys the functions and the web app. With `--preview <name>` it only
 * deploys the web app, to a separate address but with the live data. With `--rollback` it builds nothing and makes the
 * previous web app live again.
 */
export async function deploy(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      project: { type: 'string' },
      preview: { type: 'string' },
      rollback: { type: 'boolean', default: false },
    },
  });
  const project = realProject(values.project);
  if (values.rollback) {
    await step('Showing the previous web app', () => rollBack(googleApi(project)));
    say(
      'The functions are as they were; docs/operations-reference.md says how to go back with them, too.',
    );
    return;
  }
  requireFiles(project);
  requireOwnClub(readVariables(parametersFile(inRoot(), project)).PUBLIC_URL);
  await buildDeployable();
  const deployment = openDeployment(inRoot(), project);
  if (values.preview) await deployPreview(deployment, values.preview);
  else await deployAll(deployment);
}
