import { brand } from '@fanclub/contract/brand/brand';

/** A path of the site as the whole address that search engines and shared links need. */
export function absolute(path: string): string {
  return new URL(path, brand.siteUrl).href;
}
