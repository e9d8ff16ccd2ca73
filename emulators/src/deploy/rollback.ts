import type { GoogleApi } from '../google-api.ts';
import { Problem } from '../problem.ts';

interface Release {
  version: { name: string; createTime: string };
}

const pageSize = 100;

/**
 * Returns the newest released version that was created before the live one. A second rollback therefore goes back one
 * more version.
 */
export function versionBefore(releases: readonly Release[]): string | undefined {
  const [live, ...earlier] = releases.map(({ version }) => version);
  return earlier
    .filter((version) => live && version.createTime < live.createTime)
    .sort((a, b) => b.createTime.localeCompare(a.createTime))[0]?.name;
}

/** Makes the previous version of the web app live again. The functions do not change. */
export async function rollBack(api: GoogleApi): Promise<string> {
  const path = `projects/${api.project}/sites/${api.project}/channels/live/releases`;
  const { releases = [] } = await api.send('GET', 'hosting', `${path}?pageSize=${pageSize}`);
  const version = versionBefore(releases);
  if (!version) throw new Problem('There is no earlier version of the site to go back to.');
  await api.send('POST', 'hosting', `${path}?versionName=${encodeURIComponent(version)}`, {});
  return version;
}
