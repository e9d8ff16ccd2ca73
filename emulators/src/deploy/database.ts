import type { GoogleApi } from '../google/google-api.ts';

/** The path of a project's only database. */
export const databasePath = ({ project }: Pick<GoogleApi, 'project'>) =>
  `projects/${project}/databases/(default)`;
