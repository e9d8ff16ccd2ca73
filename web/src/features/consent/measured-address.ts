import { paths } from '#config/paths.ts';

const campaign = /^utm_/;

/** An address as analytics may know it: no token, nobody's id, of its query the campaign alone. */
export function measuredAddress(href: string): string {
  if (!URL.canParse(href)) return '';
  const { origin, pathname, searchParams } = new URL(href);
  const profile = paths.ownProfile.build();
  const path = pathname.startsWith(`${profile}/`) ? profile : pathname;
  const kept = new URLSearchParams([...searchParams].filter(([name]) => campaign.test(name)));
  return `${origin}${path}${kept.size > 0 ? `?${kept}` : ''}`;
}
