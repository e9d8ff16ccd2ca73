import { pick } from '@fanclub/contract/members/by-name';
import type { MemberProfile } from '@fanclub/contract/members/profile';
import { fileTypes } from '@fanclub/contract/uploads/file-rules';
import { useNavigate } from 'react-router-dom';
import { signIn } from '#session/session-store.ts';
import type { RegisterAnswer } from '../api/register.ts';
import { visitorImages } from '../draft/draft-images.ts';
import { discardDraft } from '../draft/draft-store.ts';
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

/** What the last step shows; it travels in the history entry, so that a reload keeps it. */
export type Registered = Pick<MemberProfile, (typeof shownParts)[number]> & {
  /** The number is another one than was shown before the payment. */
  numberChanged?: boolean;
};

const registeredFrom = (answer: RegisterAnswer): Registered | null =>
  answer.user.profile && {
    ...pick(answer.user.profile, shownParts),
    request_number: answer.request_number,
    numberChanged: answer.request_number_changed === true,
  };

/** Null for an entry of another kind. */
export function registeredIn(state: unknown): Registered | null {
  return (state as { registered?: Registered } | null)?.registered ?? null;
}

/** The registration is made: the draft ends, its last step opens and the session begins. */
export function useFinish() {
  const navigate = useNavigate();
  return async (answer: RegisterAnswer) => {
    discardDraft();
    for (const fileType of fileTypes) visitorImages.discard(fileType);
    // Before the session begins, because a signed-in person belongs on the profile otherwise.
    await navigate(
      { search: searchOf('tracking') },
      { replace: true, flushSync: true, state: { registered: registeredFrom(answer) } },
    );
    signIn(answer);
  };
}
