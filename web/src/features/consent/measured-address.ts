import { paths } from '#config/paths.ts';

const campaign = /^utm_/;

/**
 * The parts of paths before a parameter that identifies a member, an application or a card. Paths of legal documents
 * are left out, because their parameter identifies no person.
 */
const heads = Object.values(paths)
  .map(({ pattern }) => pattern)
  .filter((pattern) => pattern.includes('/:') && pattern !== paths.legal.pattern)
  .map((pattern) => pattern.slice(0, pattern.indexOf('/:')));

/**
 * Returns an address for analytics. The hash is removed. Of the query's parameters only those of campaigns remain,
 * because others may contain tokens or e-mail addresses. A path with an id, a request number or a card's code is
 * shortened, for example to `/profile`.
 */
export function measuredAddress(href: string): string {
  if (!URL.canParse(href)) return '';
  const { origin, pathname, searchParams } = new URL(href);
  const path = heads.find((head) => pathname.startsWith(`${head}/`)) ?? pathname;
  const kept = new URLSearchParams([...searchParams].filter(([name]) => campaign.test(name)));
  return `${origin}${path}${kept.size > 0 ? `?${kept}` : ''}`;
}
