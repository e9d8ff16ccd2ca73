import { timingSafeEqual } from 'node:crypto';
import { seasonIdOf, seasonLabelOf } from '@fanclub/contract/seasons/season';
import type { ServerContext } from './context.ts';

/** Of 43 characters: 132 bits, which make the code small enough to be scanned from a card. */
const markLength = 22;

export interface CardHolder {
  uid: string;
  /** The label of a season. */
  season: string;
}

type Keyed = Pick<ServerContext, 'keyedHash'>;

const subjectOf = ({ uid, season }: CardHolder) => `${uid}.${seasonIdOf(season)}`;

/**
 * What stands in the QR code of a card: whose it is and of which season, under our key. It opens nothing
 * and says nothing by itself, so that nothing is stored for it; every question is answered anew.
 */
export function cardCodeOf({ keyedHash }: Keyed, holder: CardHolder): string {
  const subject = subjectOf(holder);
  return `${subject}.${keyedHash('card', subject).slice(0, markLength)}`;
}

/** Where anybody reads what a card proves: what its QR code holds, in the profile, in mails and on paper. */
export function proofUrlOf(
  context: Keyed & { environment: Pick<ServerContext['environment'], 'publicUrl'> },
  holder: CardHolder,
): string {
  return `${context.environment.publicUrl}/verify/${cardCodeOf(context, holder)}`;
}

/** Whose card a code is; null for one that we did not make. */
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
