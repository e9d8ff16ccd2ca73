import { Problem } from './problem.ts';

/**
 * Returns the project id that the user gave. Throws a Problem if there is none, or if it begins with `demo-`, because
 * such projects exist only locally.
 */
export function realProject(project: string | undefined): string {
  if (!project) throw new Problem('Say which project: add `-- --project <id of your project>`.');
  if (project.startsWith('demo-')) {
    throw new Problem(`${project} is a local project that no deployment reaches: name a real one.`);
  }
  return project;
}
