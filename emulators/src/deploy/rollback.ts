import type { GoogleApi } from '../google/google-api.ts';
import { Problem } from '../problem.ts';

interface Release {
  version: { name: string; createTime: string };
}

const pageSize = 100;

/** The newest released version that is older than the live one, so that two rollbacks go back two versions. */
export function versionBefore(releases: readonly Release[]): string | undefined {
  const [live, ...earlier] = releases.map(({ version }) => version);
  return earlier
    .filter((version) => live && version.createTime < live.createTime)
    .sort((a, b) => b.createTime.localeCompare(a.createTime))[0]?.name;
}

/** Makes the previous version of the web app live again; the functions stay as they are. */
export async function rollBack(api: GoogleApi): Promise<string> {
  const path = `projects/${api.project}/sites/${api.project}/channels/live/releases`;
  const { releases = [] } = await api.send('GET', 'hosting', `${path}?pageSize=${pageSize}`);
  const version = versionBefore(releases);
  if (!version) throw new Problem('There is no earlier version of the site to go back to.');
  await api.send('POST', 'hosting', `${path}?versionName=${encodeURIComponent(version)}`, {});
  return version;
}
