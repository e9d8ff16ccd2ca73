import { siteAddress } from '../deploy/smoke-test.ts';
import type { newerReleases } from '../upgrade/releases.ts';
import type { Check } from './check.ts';

/** Returns the check that the newest release of the upstream is deployed. It finds nothing without an upstream. */
export function versionCheck(findNewer: typeof newerReleases): Check {
  return {
    name: 'Version',
    faults: async ({ api, folder }) => {
      const answer = await fetch(`${await siteAddress(api)}/api/health`).catch(() => undefined);
      // Another check reports a site that does not answer.
      const { version } = answer?.ok ? await answer.json() : {};
      const newer = version ? await findNewer(folder, version) : [];
      const behind = newer.length === 1 ? '1 release' : `${newer.length} releases`;
      const newest = newer.at(-1)?.version;
      return newest ? [`${version} is deployed, ${behind} behind ${newest}`] : [];
    },
    mend: ({ api }) => `npm run upgrade, then npm run deploy -- --project ${api.project}`,
  };
}
