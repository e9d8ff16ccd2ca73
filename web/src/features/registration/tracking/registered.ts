import { pick } from '@fanclub/contract/members/by-name';
import type { FamilyMember } from '@fanclub/contract/members/family';
import type { MemberProfile } from '@fanclub/contract/members/profile';
import { useNavigate } from 'react-router-dom';
import { signIn } from '#session/session-store.ts';
import type { RegisterAnswer } from '../api/register.ts';
import { visitorImages } from '../draft/draft-images.ts';
import { discardDraft } from '../draft/draft-store.ts';
import { sumOf } from '../summary/bill.ts';
import { searchOf } from '../wizard/use-page.ts';

const shownParts = [
  'first_name',
  'last_name',
  'holder_first_name',
  'holder_last_name',
  'email',
  'pack_type',
  'season',
  'request_number',
  'request_status',
  'created_at',
  'submitted_at',
  'decided_at',
  'payment_method',
  'euro_payment_method',
  'total_price',
  'rial_amount',
  'passport_url',
  'password_hash',
] as const satisfies (keyof MemberProfile)[];

const familyParts = ['id', 'first_name', 'last_name', 'request_number'] as const;

/** What the last step shows; it travels in the history entry, so that a reload keeps it. */
export type Registered = Pick<MemberProfile, (typeof shownParts)[number]> & {
  /** Who was registered along; the amounts are those of all of them. */
  family: readonly Pick<FamilyMember, (typeof familyParts)[number]>[];
  /** The number is another one than was shown before the payment. */
  numberChanged?: boolean;
};

function registeredFrom(answer: RegisterAnswer): Registered | null {
  const { family = [] } = answer;
  const { profile } = answer.user;
  if (!profile) return null;
  const all = [profile, ...family];
  const rial = all.map(({ rial_amount }) => rial_amount).filter((amount) => amount !== null);
  return {
    ...pick(profile, shownParts),
    total_price: sumOf(all.map(({ total_price }) => total_price)),
    rial_amount: rial.length === all.length ? rial.reduce((sum, amount) => sum + amount) : null,
    family: family.map((person) => pick(person, familyParts)),
    request_number: answer.request_number,
    numberChanged: answer.request_number_changed === true,
  };
}

/** Null for an entry of another kind. */
export function registeredIn(state: unknown): Registered | null {
  const { registered } = (state as { registered?: Registered } | null) ?? {};
  // An entry of before there were families is reloaded too.
  return registered ? { ...registered, family: registered.family ?? [] } : null;
}

/** The registration is made: the draft ends, its last step opens and the session begins. */
export function useFinish() {
  const navigate = useNavigate();
  return async (answer: RegisterAnswer) => {
    discardDraft();
    visitorImages.discardAll();
    // Before the session begins, because a signed-in person belongs on the profile otherwise.
    await navigate(
      { search: searchOf('tracking') },
      { replace: true, flushSync: true, state: { registered: registeredFrom(answer) } },
    );
    signIn(answer);
  };
}
