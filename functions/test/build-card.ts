import type { CardState } from '@fanclub/contract/cards/card';
import { approved, type BuiltMember, buildMember } from '@fanclub/stories/tools/build-member';
import { Timestamp } from 'firebase-admin/firestore';
import { type CardDocument, cardDoc, firstCardId } from '../src/repositories/cards.ts';
import { testDb } from './firebase.ts';

export const cardSeason = '2026/27';

/** A member whose membership is one with a club card. */
export const buildCardHolder = (): Promise<BuiltMember> =>
  buildMember(
    {},
    {
      ...approved,
      season: cardSeason,
      membership: {
        ...{ season: cardSeason, pack_type: 'international', juventus_card: true },
        ...{ since: new Date(), valid_until: null, renewed_from: null },
      },
    },
  );

/** Their card in a state; answers its id. */
export async function buildCard(
  member: { id: string },
  state: CardState = 'to_print',
  changes: Partial<CardDocument> = {},
): Promise<string> {
  const id = firstCardId(member.id, cardSeason);
  const since = Timestamp.now();
  await cardDoc(testDb(), id).set({
    member_id: member.id,
    season: cardSeason,
    name_on_card: 'Sara Rossi',
    state,
    since,
    steps: { [state]: { at: since, by: null } },
    tracking: null,
    replaces: null,
    replaced_by: null,
    reported_at: null,
    is_unwanted: false,
    is_told: false,
    ...changes,
  });
  return id;
}
