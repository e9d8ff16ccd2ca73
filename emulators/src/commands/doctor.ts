import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import product from '../../../package.json' with { type: 'json' };
import { openDeployment, parametersFile } from '../deploy/deployment.ts';
import { examine } from '../doctor/examine.ts';
import { inRoot } from '../paths.ts';
import { Problem } from '../problem.ts';
import { realProject } from '../real-project.ts';
import { say } from '../terminal.ts';

/**
 * `npm run doctor -- --project <id>` reports the faults of a deployed project, each with a way to repair it. It reads
 * with the credentials of `gcloud auth application-default login` and changes nothing.
 */
export async function doctor(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({ args: [...args], options: { project: { type: 'string' } } });
  const project = realProject(values.project);
  const file = parametersFile(inRoot(), project);
  if (!existsSync(file))
    throw new Problem(`${file} is missing: \`npm run setup -- --project ${project}\` writes it.`);
  say(`Version ${product.version} of the product is checked out here.`);
  const findings = await examine(openDeployment(inRoot(), project));
  for (const { name, faults, mend } of findings) {
    say(`${faults.length === 0 ? '✓' : '✖'} ${name}`);
    for (const fault of faults) say(`    ${fault}`);
    if (mend) say(`    → ${mend}`);
  }
  const faulty = findings.filter(({ faults }) => faults.length > 0);
  say(faulty.length === 0 ? 'All good.' : `${faulty.length} things to mend.`);
  return faulty.length === 0;
}
