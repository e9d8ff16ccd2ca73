import type { Deployment } from '../deploy/deployment.ts';
import { NoCredentials } from '../google/google-api.ts';
import type { Check } from './check.ts';
import { dataChecks } from './data-checks.ts';
import { functionsChecks } from './functions-checks.ts';
import { type LookUp, lookUp, mailChecks } from './mail-checks.ts';
import { projectChecks } from './project-checks.ts';
import { signInChecks } from './sign-in-checks.ts';

export interface Finding {
  name: string;
  faults: string[];
  /** The remedy for the faults; empty when there are none. */
  mend: string;
}

/**
 * Runs one check. An error, such as a refusal by Google, counts as a fault; missing credentials end the
 * whole run.
 */
async function look(check: Check, deployment: Deployment): Promise<Finding> {
  const { name } = check;
  try {
    const faults = await check.faults(deployment);
    return { name, faults, mend: faults.length > 0 ? await check.mend(deployment, faults) : '' };
  } catch (error) {
    if (error instanceof NoCredentials) throw error;
    const why = error instanceof Error ? error.message : String(error);
    const mend = `gcloud auth application-default login, as an owner of ${deployment.api.project}`;
    return { name, faults: [`not seen: ${why}`], mend };
  }
}

/** Runs all checks of a deployed project; changes nothing. */
export function examine(deployment: Deployment, find: LookUp = lookUp): Promise<Finding[]> {
  const checks = [
    ...projectChecks,
    ...signInChecks,
    ...dataChecks,
    ...functionsChecks,
    ...mailChecks(find),
  ];
  return Promise.all(checks.map((check) => look(check, deployment)));
}
