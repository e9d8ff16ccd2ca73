import { buildFunctions } from '../build/tasks.ts';
import { rehearseDeployment } from '../rehearsal/rehearse-deployment.ts';

/** `npm run rehearse:deploy`: deployments of a made-up project; nothing leaves this machine. */
export async function rehearseDeploy(): Promise<boolean> {
  await buildFunctions();
  await rehearseDeployment();
  return true;
}
