import type { GoogleAnswer } from '../google-api.ts';
import { say, table } from '../terminal.ts';
import type { Deployment } from './deployment.ts';

/** Returns the host of PUBLIC_URL. Returns undefined for a host of Firebase Hosting, which needs no connection. */
function ownHost({ parameters }: Deployment): string | undefined {
  if (!URL.canParse(parameters.PUBLIC_URL ?? '')) return undefined;
  const { hostname } = new URL(parameters.PUBLIC_URL ?? '');
  return /\.(web\.app|firebaseapp\.com)$/.test(hostname) ? undefined : hostname;
}

const domainsOf = ({ api }: Deployment) =>
  `projects/${api.project}/sites/${api.project}/customDomains`;

const isConnected = (domain: GoogleAnswer) =>
  domain?.ownershipState === 'OWNERSHIP_ACTIVE' && domain?.hostState === 'HOST_ACTIVE';

/** Returns the DNS records that Firebase Hosting waits for, each as its name and `type value`. */
export function missingRecords(domain: GoogleAnswer): [name: string, value: string][] {
  const sets: GoogleAnswer[] = domain?.requiredDnsUpdates?.desired ?? [];
  return sets.flatMap(({ records = [] }) =>
    records.map(({ domainName, type, rdata }: GoogleAnswer) => [domainName, `${type} ${rdata}`]),
  );
}

/** Returns our host and its missing DNS records if the host does not lead to the site yet; else undefined. */
export async function unconnectedDomain(deployment: Deployment) {
  const host = ownHost(deployment);
  if (!host) return undefined;
  const domain = await deployment.api.get('hosting', `${domainsOf(deployment)}/${host}`);
  return isConnected(domain) ? undefined : { host, isKnown: Boolean(domain), domain };
}

/**
 * Connects the domain of PUBLIC_URL to the site, and prints the DNS records that somebody has to add. It does not wait
 * for the records, because they take up to a day. Meanwhile, the site answers at its address of Firebase.
 */
export async function connectDomain(deployment: Deployment): Promise<void> {
  const found = await unconnectedDomain(deployment);
  if (!found) return;
  const { host, isKnown } = found;
  if (!isKnown) {
    const path = `${domainsOf(deployment)}?customDomainId=${host}`;
    await deployment.api.send('POST', 'hosting', path, {});
  }
  const domain = await deployment.api.get('hosting', `${domainsOf(deployment)}/${host}`);
  const records = missingRecords(domain);
  if (records.length > 0) table(`Add these DNS records of ${host}:`, records);
  say(
    `  Until ${host} leads here, mailed links open nothing. It takes up to a day; \`npm run doctor\` says when it does.`,
  );
}
