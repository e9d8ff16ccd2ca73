import type { GoogleApi } from '../google/google-api.ts';

export async function defaultBucket(api: GoogleApi): Promise<string | undefined> {
  const answer = await api.get('defaultBucket', `projects/${api.project}/defaultBucket`);
  return answer?.bucket?.name?.split('/').at(-1);
}

export const bucketPath = async (api: GoogleApi) => `b/${await defaultBucket(api)}`;
