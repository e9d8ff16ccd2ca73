import { randomBytes } from 'node:crypto';
import { health } from '@fanclub/contract/system/routes';
import { Problem } from '../problem.ts';
import { type Deployment, parametersFile, writeVariable } from './deployment.ts';
import { siteAddress } from './smoke-test.ts';

const variable = 'TRUSTED_PROXY_HOPS';

/** Returns an address that belongs to nobody (RFC 3849) and that no other call has in its X-Forwarded-For. */
function randomProbe(): string {
  const groups = randomBytes(8).toString('hex').match(/.{4}/g) ?? [];
  return `2001:db8::${groups.join(':')}`;
}

/** Calls the deployed function as a visitor does, and returns the number of proxies in front of the function. */
export async function countProxies(origin: string): Promise<number> {
  const probe = randomProbe();
  const address = `${origin}${health.path}?${new URLSearchParams({ probe })}`;
  const response = await fetch(address, {
    headers: { 'X-Forwarded-For': probe },
    cache: 'no-store',
  });
  const { proxies } = (await response.json()) as { proxies?: number };
  if (proxies) return proxies;
  throw new Problem(
    `${address} did not say how many proxies are in front of the function: deploy again in a minute.`,
  );
}

/**
 * Stores the number of proxies in the functions' parameters. Returns true if the number has changed, so that the
 * functions have to be deployed again.
 */
export async function storeProxyHops(deployment: Deployment): Promise<boolean> {
  const { api, folder, parameters } = deployment;
  const hops = String(await countProxies(await siteAddress(api)));
  if (parameters[variable] === hops) return false;
  writeVariable(parametersFile(folder, api.project), variable, hops);
  parameters[variable] = hops;
  return true;
}
