import { toCents } from '@fanclub/contract/pricing/round';
import type { FamilyPerson } from '@fanclub/contract/registration/family-person';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import type { Firestore } from 'firebase-admin/firestore';
import { halfFinishedAfterMs } from '#features/accounts/complete-half-finished';
import {
  completeRegistration,
  makeAccount,
  markNewReady,
  markReady,
} from '#features/accounts/make-account';
import { chooseAgain } from '#features/accounts/set-password';
import { hashPassword } from '#features/accounts/stored-password';
import { requireGoodPassword } from '#features/passwords/require-good-password';
import {
  createSessionToken,
  exchangeSessionToken,
  openSession,
  type Session,
} from '#features/sessions/open-session';
import { dependantApplications } from '#features/submission/dependants';
import type { EarlierOutcome } from '#features/submission/earlier-submission';
import { fingerprintsOf, hashKey, holdKey } from '#features/submission/request-hashes';
import { submit } from '#features/submission/submit';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { randomUid } from '#platform/random';
import { findFamilyOf } from '#repositories/families';
import type { Member } from '#repositories/member';

export interface Registered {
  member: Member;
  /** The dependants who were registered together with the member. */
  family: Member[];
  session: Session;
}

/**
 * Registers a member: one transaction, then the Auth account, then an application session. If the process dies before
 * the transaction is committed, nothing is stored. If it dies later, the registration is completed by a repeated call
 * with the same Idempotency-Key, by a new call of the same person after 60 seconds, or by the maintenance.
 */
export async function register(
  context: ServerContext,
  body: RegisterRequest,
  idempotencyKey: string | undefined,
): Promise<Registered> {
  if (body.password) requireGoodPassword('password', body.password, body);
  const key = hashKey(context, idempotencyKey, body);
  using _held = holdKey(context, key);
  const memberId = randomUid();
  const fingerprints = fingerprintsOf(context.keyedHash, body);
  const own = withOwnShare(body);
  const family = { guardianId: memberId, guardian: own, payment: own, field: 'family' } as const;
  const dependants = await dependantApplications(context, body.family ?? [], family);
  const [fingerprint] = fingerprints;
  const outcome = await submit(context, {
    kind: 'registration',
    request: own,
    guardianId: memberId,
    applications: [{ memberId, path: '', fingerprint, similarTo: [], body: own }, ...dependants],
    passwordHash: body.password ? await hashPassword(context, memberId, body.password) : null,
    key,
  });
  if (outcome.kind !== 'created') return await resume(context, body, fingerprints, outcome);
  const [member, ...others] = outcome.members;
  const finished = await finish(context, member, markNewReady, outcome.receiptHash);
  return { ...finished, family: others };
}

/** Returns what an earlier call of the same person has stored, and completes it if that call has died. */
async function resume(
  context: ServerContext,
  body: RegisterRequest,
  fingerprints: readonly string[],
  { kind, members: [member] }: EarlierOutcome,
): Promise<Registered> {
  if (kind === 'repeated') {
    // The sessions were ended, for example by the link "this was not me", so a repeated call must not open a new one.
    if (member.sessions_valid_after) throw new AppError('registration_already_submitted');
  } else {
    await refuseUnlessSamePerson(context, member, fingerprints);
  }
  const family = await registeredWith(context.db, member, body.family);
  if (kind === 'repeated' && member.account !== 'pending') {
    return { member, family, session: await openSession(context, member, 'registration') };
  }
  if (body.password) await chooseAgain(context, member.id, body.password);
  return { ...(await finish(context, member, markReady)), family };
}

/** Returns the dependants who were registered together with a member, in the order of the request. */
async function registeredWith(
  db: Firestore,
  member: Member,
  people: readonly FamilyPerson[] = [],
): Promise<Member[]> {
  const positionOf = ({ request_number: number, told_number: told }: Member) =>
    people.findIndex(({ request_number: shown }) => shown && [number, told].includes(shown));
  const family = await findFamilyOf(db, member);
  return family
    .filter(({ created_at }) => created_at.isEqual(member.created_at))
    .sort((one, other) => positionOf(one) - positionOf(other));
}

/**
 * Creates the account, sets `account` to `ready` in the row and opens the session, in parallel where possible. The
 * session needs only the account, but is returned only after the row is written.
 */
async function finish(
  context: ServerContext,
  registered: Member,
  mark: typeof markReady,
  receiptHash?: string,
): Promise<Omit<Registered, 'family'>> {
  const [accountFields, token] = await Promise.all([
    makeAccount(context, registered, receiptHash),
    createSessionToken(context, registered.id, 'registration'),
  ]);
  const [member, session] = await Promise.all([
    mark(context, registered, accountFields),
    exchangeSessionToken(context, token),
  ]);
  return { member, session };
}

/**
 * Returns normally if the same person may complete a registration whose process died. Otherwise throws
 * `user_already_exists`, also in the first 60 seconds, in which the first call may still be running. If another person
 * calls, the registration that died is completed first.
 */
async function refuseUnlessSamePerson(
  context: ServerContext,
  holder: Member,
  fingerprints: readonly string[],
): Promise<void> {
  if (holder.account === 'ready') throw new AppError('user_already_exists');
  const remainingMs = holder.created_at.toMillis() + halfFinishedAfterMs - context.now().getTime();
  if (remainingMs > 0) {
    throw new AppError('user_already_exists', { retryAfterS: remainingMs / 1000 });
  }
  if (fingerprints.includes(holder.fingerprint)) return;
  await completeRegistration(context, holder);
  throw new AppError('user_already_exists');
}

type Shown = number | null | undefined;

/** Returns one person's share of a sum that was shown for all people. Null if the sum or another share is not known. */
function shareOf(total: Shown, others: readonly Shown[]): number | null {
  if (total == null || others.some((share) => share == null)) return null;
  const rest = others.reduce<number>((left, share) => left - toCents(share ?? 0), toCents(total));
  return rest / 100;
}

/**
 * Returns the registration of the registrant alone: without the family, and with the registrant's share of the
 * expected sums.
 */
function withOwnShare({ family = [], ...body }: RegisterRequest): RegisterRequest {
  if (family.length === 0) return body;
  return {
    ...body,
    expected_total: shareOf(
      body.expected_total,
      family.map(({ expected_total: share }) => share),
    ),
    expected_rial: shareOf(
      body.expected_rial,
      family.map(({ expected_rial: share }) => share),
    ),
  };
}
