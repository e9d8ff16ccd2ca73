import { timingSafeEqual } from 'node:crypto';
import { copiedToken } from '@fanclub/contract/links/copied-token';
import { seasonIdOf, seasonLabelOf } from '@fanclub/contract/seasons/season';
import type { ServerContext } from './context.ts';

/**
 * How many of a signature's 43 characters are used: 132 bits. A longer code would make the QR code too fine to be
 * scanned from a card.
 */
const markLength = 22;

export interface CardOwner {
  uid: string;
  /** Label of the season. */
  season: string;
}

type Keyed = Pick<ServerContext, 'keyedHash'>;

const subjectOf = ({ uid, season }: CardOwner) => `${uid}.${seasonIdOf(season)}`;

/**
 * Returns the content of a card's QR code: the member's uid and the season, signed with our key. The code grants no
 * access and reveals no data, so nothing is stored for it; each check reads the current membership.
 */
export function cardCodeOf({ keyedHash }: Keyed, holder: CardOwner): string {
  const subject = subjectOf(holder);
  return `${subject}.${keyedHash('card', subject).slice(0, markLength)}`;
}

/** Returns the URL of the page that verifies a card. It is in the QR code in the profile, in mails and on paper. */
export function proofUrlOf(
  context: Keyed & { environment: Pick<ServerContext['environment'], 'publicUrl'> },
  holder: CardOwner,
): string {
  return `${context.environment.publicUrl}/verify/${cardCodeOf(context, holder)}`;
}

/** Returns the holder of a card code; null for a code that we did not sign. */
export function holderOf({ keyedHash }: Keyed, code: string): CardOwner | null {
  const [uid = '', seasonId = '', mark = '', ...rest] = copiedToken(code).split('.');
  const holder = { uid, season: seasonLabelOf(seasonId) };
  if (uid === '' || rest.length > 0) return null;
  const given = Buffer.from(mark);
  const isOurs = keyedHash.all('card', subjectOf(holder)).some((hash) => {
    const expected = Buffer.from(hash.slice(0, markLength));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  return isOurs ? holder : null;
}
