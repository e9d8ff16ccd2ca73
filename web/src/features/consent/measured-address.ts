import { paths } from '#config/paths.ts';

const campaign = /^utm_/;

/**
 * Returns an address for analytics, without tokens and personal ids. Of its parameters only those of campaigns
 * remain.
 */
export function measuredAddress(href: string): string {
  if (!URL.canParse(href)) return '';
  const { origin, pathname, searchParams } = new URL(href);
  const profile = paths.ownProfile.build();
  const path = pathname.startsWith(`${profile}/`) ? profile : pathname;
  const kept = new URLSearchParams([...searchParams].filter(([name]) => campaign.test(name)));
  return `${origin}${path}${kept.size > 0 ? `?${kept}` : ''}`;
}
