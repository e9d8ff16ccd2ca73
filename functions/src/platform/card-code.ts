import { timingSafeEqual } from 'node:crypto';
import { seasonIdOf, seasonLabelOf } from '@fanclub/contract/seasons/season';
import type { ServerContext } from './context.ts';

/**
 * Length of the signature, cut from 43 characters: 132 bits, which keep the QR code small enough to be scanned
 * from a card.
 */
const markLength = 22;

export interface CardHolder {
  uid: string;
  /** Label of the season. */
  season: string;
}

type Keyed = Pick<ServerContext, 'keyedHash'>;

const subjectOf = ({ uid, season }: CardHolder) => `${uid}.${seasonIdOf(season)}`;

/**
 * The content of a card's QR code: the member's uid and the season, signed with our key. The code grants no
 * access and reveals no data, so nothing is stored for it; each check reads the current membership.
 */
export function cardCodeOf({ keyedHash }: Keyed, holder: CardHolder): string {
  const subject = subjectOf(holder);
  return `${subject}.${keyedHash('card', subject).slice(0, markLength)}`;
}

/** URL of the page that verifies a card. The QR code in the profile, in mails and on paper holds it. */
export function proofUrlOf(
  context: Keyed & { environment: Pick<ServerContext['environment'], 'publicUrl'> },
  holder: CardHolder,
): string {
  return `${context.environment.publicUrl}/verify/${cardCodeOf(context, holder)}`;
}

/** The holder of a card code; null for a code that we did not sign. */
export function holderOf({ keyedHash }: Keyed, code: string): CardHolder | null {
  const [uid = '', seasonId = '', mark = '', ...rest] = code.split('.');
  const holder = { uid, season: seasonLabelOf(seasonId) };
  if (uid === '' || rest.length > 0) return null;
  const given = Buffer.from(mark);
  const isOurs = keyedHash.all('card', subjectOf(holder)).some((hash) => {
    const expected = Buffer.from(hash.slice(0, markLength));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  return isOurs ? holder : null;
}
