import type { RouteResponse } from '@fanclub/contract/http/route';
import { pick } from '@fanclub/contract/members/by-name';
import type { FamilyMember } from '@fanclub/contract/members/family';
import type { MemberProfile } from '@fanclub/contract/members/profile';
import type { register } from '@fanclub/contract/registration/routes';
import { useNavigate } from 'react-router-dom';
import { signIn } from '#session/session-store.ts';
import { sumOf } from '../../bill/bill.ts';
import { visitorImages } from '../../draft/draft-images.ts';
import { discardDraft } from '../../draft/draft-store.ts';
import { searchOf } from '../../draft/use-page.ts';

export type RegisterAnswer = RouteResponse<typeof register>;

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

/** The data that the tracking page shows. It is stored in the history entry, so that it survives a reload. */
export type Registered = Pick<MemberProfile, (typeof shownParts)[number]> & {
  /**
   * The people of the family who were registered as well. The amounts of the page are the sums of all
   * applications.
   */
  family: readonly Pick<FamilyMember, (typeof familyParts)[number]>[];
  /** True if the server assigned another request number than the one that was shown before the payment. */
  numberChanged?: boolean;
  /** True if the mail about the application may come a day later. */
  mailWaits?: boolean;
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
    mailWaits: answer.mail_waits === true,
  };
}

/** Returns the data of the tracking page from the state of a history entry, or null if the state has none. */
export function registeredIn(state: unknown): Registered | null {
  return (state as { registered?: Registered } | null)?.registered ?? null;
}

/**
 * Returns a function that completes a registration: it deletes the draft, opens the tracking page and signs
 * in.
 */
export function useFinish() {
  const navigate = useNavigate();
  return async (answer: RegisterAnswer) => {
    discardDraft();
    visitorImages.discardAll();
    // This comes before the sign-in, because a signed-in person would be redirected to the profile.
    await navigate(
      { search: searchOf('tracking') },
      { replace: true, flushSync: true, state: { registered: registeredFrom(answer) } },
    );
    signIn(answer);
  };
}
