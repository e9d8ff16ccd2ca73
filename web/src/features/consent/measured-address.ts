import { paths } from '#config/paths.ts';

const campaign = /^utm_/;

/** Paths before a parameter, which identifies a member or a card; the one of a legal document does not. */
const heads = Object.values(paths)
  .map(({ pattern }) => pattern)
  .filter((pattern) => pattern.includes('/:') && pattern !== paths.legal.pattern)
  .map((pattern) => pattern.slice(0, pattern.indexOf('/:')));

/**
 * Returns an address for analytics. It has no hash, and of its parameters only those of campaigns remain, because
 * others may contain tokens or e-mail addresses. A path with an id or a card's code is shortened, for example to
 * `/profile`.
 */
export function measuredAddress(href: string): string {
  if (!URL.canParse(href)) return '';
  const { origin, pathname, searchParams } = new URL(href);
  const path = heads.find((head) => pathname.startsWith(`${head}/`)) ?? pathname;
  const kept = new URLSearchParams([...searchParams].filter(([name]) => campaign.test(name)));
  return `${origin}${path}${kept.size > 0 ? `?${kept}` : ''}`;
}
