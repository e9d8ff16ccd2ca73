import { type LinkTarget, linkTargets } from '@fanclub/contract/links/link-targets';
import { paths } from '#config/paths.ts';

/** Builds the address of the page for each value of the parameter `to` in the login's address. */
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

/**
 * Returns the address to open after a sign-in: the page that the login's address names, or else the person's own
 * profile.
 */
export function wayOn(search: URLSearchParams): string {
  const { to: target } = targetOf(search);
  return target ? pages[target](search) : paths.ownProfile.build();
}

/** Returns the address to open after a login: the panel for an admin, or else the page that `wayOn` returns. */
export const afterLogin = (isAdmin: boolean, search: URLSearchParams): string =>
  isAdmin ? paths.admin.build() : wayOn(search);

/**
 * Returns the parameter `to` of the login's address, for the request for a sign-in link. The mailed link then leads to
 * the same page as the login.
 */
export function targetOf(search: URLSearchParams): { to?: LinkTarget } {
  const to = linkTargets.find((name) => name === search.get('to'));
  return to ? { to } : {};
}
