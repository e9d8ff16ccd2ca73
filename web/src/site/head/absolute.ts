import { brand } from '@fanclub/contract/brand/brand';

/** The absolute URL of a path, which search engines and shared links need. */
export function absolute(path: string): string {
  return new URL(path, brand.siteUrl).href;
}
