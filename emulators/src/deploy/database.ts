import type { GoogleApi } from '../google/google-api.ts';

/** The path of the one database of a project. */
export const databasePath = ({ project }: Pick<GoogleApi, 'project'>) =>
  `projects/${project}/databases/(default)`;
