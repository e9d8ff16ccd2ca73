import type { GoogleApi } from '../google-api.ts';

/** Returns the resource path of the project's only database. */
export const databasePath = ({ project }: Pick<GoogleApi, 'project'>) =>
  `projects/${project}/databases/(default)`;

export async function defaultBucket(api: GoogleApi): Promise<string | undefined> {
  const answer = await api.get('defaultBucket', `projects/${api.project}/defaultBucket`);
  return answer?.bucket?.name?.split('/').at(-1);
}

/**
 * Returns the path of the project's bucket. Without a bucket, Google answers calls of the path with 404, as for any
 * missing resource, so callers handle both alike. `npm run setup` refuses such a project at the start.
 */
export const bucketPath = async (api: GoogleApi) => `b/${await defaultBucket(api)}`;
