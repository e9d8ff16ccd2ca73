import { buildDeployable } from '../build/tasks.ts';

/** `npm run build` builds the functions and the web app for a deployment. */
export async function build(): Promise<void> {
  await buildDeployable();
}
