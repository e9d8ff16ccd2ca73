import { club } from '@fanclub/contract/club/club';
import { languageCodes } from '@fanclub/contract/text/languages';
import { absolute } from './absolute.ts';

/** RFC 9116 recommends that the file expires within a year. Each build writes a new day. */
const validMs = 360 * 24 * 60 * 60 * 1000;

/** Returns the content of `/.well-known/security.txt`: where to report a fault in security. */
export function securityTxt(now = new Date()): string {
  return [
    `Contact: mailto:${club.contact.email}`,
    `Expires: ${new Date(now.getTime() + validMs).toISOString()}`,
    `Preferred-Languages: ${languageCodes.join(', ')}`,
    `Canonical: ${absolute('/.well-known/security.txt')}`,
    '',
  ].join('\n');
}
