import { randomUUID } from 'node:crypto';
import type { CardState } from '@fanclub/contract/cards/card';
import { approved, type BuiltMember } from '@fanclub/stories/tools/build-member';
import { Timestamp } from 'firebase-admin/firestore';
import { type CardDocument, cardDoc, firstCardId } from '../src/repositories/cards.ts';
import { testDb } from './firebase.ts';
import { storeMember } from './store-member.ts';

export const cardSeason = '2026/27';

/** Stores a member whose membership includes a club card. */
export const storeCardHolder = (): Promise<BuiltMember> =>
  storeMember({}, { ...approved, season: cardSeason });

/** Stores a member's first card of the season in this state; returns its id. */
export async function storeCard(
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

export const halfShipping = { discountRate: 50, discountType: 'percentage' };

export const newCode = () => `T-${randomUUID().slice(0, 13).toUpperCase()}`;

/** Stores the row of a promo code as it is, like staff who write it by hand; returns the code. */
export async function storeCode(record: object = halfShipping, code = newCode()): Promise<string> {
  await testDb().doc(`promo_codes/${code}`).set(record);
  return code;
}

export async function usedCountOf(code: string): Promise<unknown> {
  return (await testDb().doc(`promo_codes/${code}`).get()).get('usedCount');
}
