import { copyFileSync, existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildDeployable } from '../build/tasks.ts';
import { inRoot, packageScript } from '../paths.ts';
import { Problem } from '../problem.ts';
import { runNode } from '../process/run.ts';
import { realProject } from '../real-project.ts';

/** What must be written by hand before a first deployment; docs/operations.md says what goes in. */
function requiredFiles(project: string) {
  return {
    functions: inRoot('functions', `.env.${project}`),
    web: inRoot('web', '.env.production.local'),
  };
}

/** `npm run deploy -- --project <id>`: builds both halves and hands them to Firebase. */
export async function deploy(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({ args: [...args], options: { project: { type: 'string' } } });
  const project = realProject(values.project);
  const files = requiredFiles(project);
  for (const file of Object.values(files)) {
    if (existsSync(file)) continue;
    throw new Problem(
      `${file} is missing: write it as docs/operations.md shows, then deploy again.`,
    );
  }
  await buildDeployable();
  copyFileSync(files.functions, inRoot('functions', 'dist', `.env.${project}`));
  const firebase = packageScript('firebase-tools/lib/bin/firebase.js');
  const { code } = await runNode([firebase, 'deploy', '--project', project, '--non-interactive'], {
    cwd: inRoot(),
    output: 'show',
  });
  return code === 0;
}
