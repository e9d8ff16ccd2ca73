import { buildDeployable } from '../build/tasks.ts';

/** `npm run build`: builds the functions and the web app as they are deployed. */
export async function build(): Promise<boolean> {
  await buildDeployable();
  return true;
}
