import { linkTargets } from '@fanclub/contract/links/link-targets';
import { paths } from '#config/paths.ts';

/** Where somebody goes on to who has come in: what the address of the login names, else the profile. */
export function wayOn(search: URLSearchParams): string {
  const target = linkTargets.find((name) => name === search.get('to'));
  return (target ? paths[target] : paths.ownProfile).build();
}
