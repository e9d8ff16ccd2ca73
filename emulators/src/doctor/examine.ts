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
  /** What mends the faults; empty where there are none. */
  mend: string;
}

/** Looks at one thing; what Google refuses to show is a fault of its own. */
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

/** Looks a deployed project over; changes nothing. */
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
