import type { GoogleApi } from '../google/google-api.ts';

/** Returns the resource path of the project's only database. */
export const databasePath = ({ project }: Pick<GoogleApi, 'project'>) =>
  `projects/${project}/databases/(default)`;
