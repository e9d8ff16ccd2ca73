import { Problem } from './problem.ts';

/**
 * Checks the project that a command was given. It must be a real one, because `demo-…` projects exist only
 * locally.
 */
export function realProject(project: string | undefined): string {
  if (!project) throw new Problem('Say which project: add `-- --project <id of your project>`.');
  if (project.startsWith('demo-')) {
    throw new Problem(`${project} is a local project that no deployment reaches: name a real one.`);
  }
  return project;
}
