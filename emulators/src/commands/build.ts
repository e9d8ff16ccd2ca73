import { buildDeployable } from '../build/tasks.ts';

/** `npm run build`: both halves as they are deployed. */
export async function build(): Promise<boolean> {
  await buildDeployable();
  return true;
}
