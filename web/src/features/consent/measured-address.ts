import { paths } from '#config/paths.ts';

const campaign = /^utm_/;

/**
 * Returns an address for analytics. It has no hash, and of its parameters only those of campaigns remain, because
 * others may contain tokens or e-mail addresses. The path of every profile is shortened to `/profile`.
 */
export function measuredAddress(href: string): string {
  if (!URL.canParse(href)) return '';
  const { origin, pathname, searchParams } = new URL(href);
  const profile = paths.ownProfile.build();
  const path = pathname.startsWith(`${profile}/`) ? profile : pathname;
  const kept = new URLSearchParams([...searchParams].filter(([name]) => campaign.test(name)));
  return `${origin}${path}${kept.size > 0 ? `?${kept}` : ''}`;
}
