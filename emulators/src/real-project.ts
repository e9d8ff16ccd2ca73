import { Problem } from './problem.ts';

/** The project a command was given, which must be a real one: `demo-…` reaches nothing. */
export function realProject(project: string | undefined): string {
  if (!project) throw new Problem('Say which project: add `-- --project <id of your project>`.');
  if (project.startsWith('demo-')) {
    throw new Problem(`${project} is a local project that no deployment reaches: name a real one.`);
  }
  return project;
}
