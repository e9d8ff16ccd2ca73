import { fitsPackage } from '@fanclub/contract/members/field-rules';
import { isIdentityKnown } from '@fanclub/contract/members/identity';
import { familyMaxSize } from '@fanclub/contract/members/limits';
import { offeredEuroMethods } from '@fanclub/contract/members/payment';
import { consentsDue, type NeededConsent } from '@fanclub/contract/registration/consents';
import { renewalObstacle } from '@fanclub/contract/registration/renewal';
import { withLine } from '#features/members/memberships';
import { AppError, invalidFields } from '#platform/app-error';
import type { Member, MemberDocument, Person } from '#repositories/member';
import type { RegistrationSettings } from '#repositories/registration-settings';
import type { ReadApplication, SubmissionReads } from './read-submission.ts';
import type { Agreeing } from './submission.ts';

type RenewalReads = Extract<SubmissionReads, { kind: 'renewal' }>;

/** Throws if the guardian or one of the applicants may not send this submission. */
export function checkApplicants(reads: SubmissionReads, currentSeason: string): void {
  if (reads.kind === 'addition') {
    const { guardian, signedIn, dependants, applications, request } = reads;
    requireGuardian(guardian, signedIn);
    if (dependants.length + applications.length > familyMaxSize) throw new AppError('family_full');
    requireConsents(guardian, request);
  }
  if (reads.kind === 'renewal') {
    for (const { member } of reads.applications) {
      requireRenewable(member, reads.request, currentSeason);
      requireConsents(member, reads.request);
    }
    requireFittingPackages(reads.applications);
  }
}

/**
 * Throws if the payment is in euro and by a way that the club does not offer. While the club has set no way at all, its
 * members have learnt elsewhere how to pay, so that every way is accepted.
 */
export function checkEuroMethod(
  { request }: SubmissionReads,
  settings: RegistrationSettings,
): void {
  const { payment_method: method, euro_payment_method: euroMethod } = request;
  const offered = offeredEuroMethods(settings);
  if (method !== 'euro' || !euroMethod || offered.length === 0) return;
  if (!offered.includes(euroMethod)) throw invalidFields({ euro_payment_method: 'invalid_choice' });
}

/** Throws if this member may not add dependants now. `begun` is the guardian as it was when the call began. */
function requireGuardian(guardian: Member, begun: Person): void {
  // A guardian whose sessions were ended since, for example by a logout or a deletion, must not get new dependants.
  const endedMs = guardian.sessions_valid_after?.toMillis();
  if (endedMs !== begun.sessions_valid_after?.toMillis()) throw new AppError('session_ended');
  const isRejected = guardian.request_status === 'rejected' && !guardian.is_approved;
  if (guardian.guardian_id !== null || isRejected) throw new AppError('invalid_transition');
}

function requireRenewable(
  member: Member,
  { season }: { season: string },
  currentSeason: string,
): void {
  const obstacle = renewalObstacle(withLine(member), currentSeason);
  if (obstacle === 'applied') throw new AppError('already_renewed');
  if (season !== currentSeason) throw new AppError('season_changed');
  if (obstacle) throw new AppError('invalid_transition');
}

/** Returns the documents that have changed materially since this member agreed to them. */
export const consentsDueOf = ({ legal_record }: Pick<Member, 'legal_record'>): NeededConsent[] =>
  consentsDue(legal_record?.versions ?? null);

function requireConsents(member: Member, { legal_consents: agreed }: Agreeing): void {
  if (consentsDueOf(member).some((document) => agreed?.[document] !== true)) {
    throw invalidFields({ legal_consents: 'terms_privacy_required' });
  }
}

/**
 * Throws if a member is too old for the requested package. This can happen in a renewal, which keeps the birth date
 * of the row.
 */
function requireFittingPackages(applications: RenewalReads['applications']): void {
  const tooOld = applications.flatMap(({ member, body, path }) => {
    const born = member.guardian_id ? body.birth_date : body.holder_birth_date;
    return born && !fitsPackage(body.pack_type, born) ? [`${path}pack_type`] : [];
  });
  if (tooOld.length > 0) {
    throw invalidFields(Object.fromEntries(tooOld.map((field) => [field, 'not_a_child'])));
  }
}

/**
 * Throws if a member renews with a club card and no identity image is known: this application has none, and the earlier
 * membership had no club card for the same person.
 */
export function requireIdentity(
  { member, path }: Pick<ReadApplication, 'member' | 'path'>,
  fresh: MemberDocument,
): void {
  if (!member || !fresh.juventus_card || fresh.passport_upload) return;
  if (isIdentityKnown(withLine(member), fresh)) return;
  throw invalidFields({ [`${path}passportUrl`]: 'id_card_required' });
}
