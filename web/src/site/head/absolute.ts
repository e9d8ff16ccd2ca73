import { club } from '@fanclub/contract/club/club';

/** The absolute URL of a path, which search engines and shared links need. */
export function absolute(path: string): string {
  return new URL(path, club.site).href;
}
