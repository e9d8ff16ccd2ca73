import { type LinkTarget, linkTargets } from '@fanclub/contract/links/link-targets';
import { paths } from '#config/paths.ts';

/** What the address says of the page, in its own words. */
const pages: Record<LinkTarget, (search: URLSearchParams) => string> = {
  fix: (search) => paths.fix.build(given(search, 'for')),
  renew: (search) => paths.renew.build(given(search, 'promo')),
  addFamily: () => paths.addFamily.build(),
  card: () => paths.card.build(),
};

const given = <K extends string>(search: URLSearchParams, name: K) => {
  const value = search.get(name);
  return (value ? { [name]: value } : {}) as Partial<Record<K, string>>;
};

/** Where somebody goes on to who has come in: what the address of the login names, else the profile. */
export function wayOn(search: URLSearchParams): string {
  const { to: target } = targetOf(search);
  return target ? pages[target](search) : paths.ownProfile.build();
}

/** The same for a mailed link that is asked for here: it leads where the address of the login does. */
export function targetOf(search: URLSearchParams): { to?: LinkTarget } {
  const to = linkTargets.find((name) => name === search.get('to'));
  return to ? { to } : {};
}
