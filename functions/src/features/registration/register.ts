import type { FamilyPerson } from '@fanclub/contract/registration/family-person';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import { halfFinishedAfterMs } from '#features/accounts/complete-half-finished';
import {
  type AccountInput,
  completeRegistration,
  makeAccount,
  markNewReady,
  markReady,
} from '#features/accounts/make-account';
import { forgetDrafts } from '#features/drafts/forget-drafts';
import { promoLocks } from '#features/promo/promo-standing';
import {
  createSessionToken,
  exchangeSessionToken,
  openSession,
  type Session,
} from '#features/sessions/open-session';
import { withCopies } from '#features/uploads/copy-upload';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { randomId, randomUid } from '#platform/random';
import type { Member } from '#repositories/member';
import { uploadIdOf } from '#repositories/uploads';
import { type CommitOutcome, commitRegistration } from './commit-registration.ts';
import { withFreeNumbers } from './free-numbers.ts';
import { newcomersOf } from './newcomers.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { rateAndPromo } from './rate-and-promo.ts';
import type { RegistrationAttempt } from './registration-attempt.ts';
import { bodyHashesOf, fingerprintsOf } from './request-hashes.ts';
import { sentWith, withOwnShare } from './submission.ts';

export interface Registered {
  member: Member;
  /** Who was registered along. */
  family: Member[];
  session: Session;
}

/**
 * Registers a member: one transaction, then the Auth account, then an application session. A crash
 * before the transaction leaves nothing; after it, a member whom the same Idempotency-Key, the same
 * person after 60 s, or the clean-up completes.
 */
export async function register(
  context: ServerContext,
  body: RegisterRequest,
  idempotencyKey: string | undefined,
): Promise<Registered> {
  const keyHashes = idempotencyKey ? context.keyedHash.all('idempotency', idempotencyKey) : [];
  return oneAtATime(context, keyHashes, () => createOrResume(context, body, keyHashes));
}

async function createOrResume(
  context: ServerContext,
  body: RegisterRequest,
  keyHashes: readonly string[],
): Promise<Registered> {
  const { rate, promo } = await rateAndPromo(context, body);
  const attempt = {
    body: withOwnShare(body),
    uid: randomUid(),
    mailId: randomId(),
    noticeId: randomId(),
    keyHashes,
    bodyHashes: bodyHashesOf(context.keyedHash, body),
    fingerprints: fingerprintsOf(context.keyedHash, body),
    rate,
    promo,
  };
  const outcome = await commit(context, attempt, body.family ?? []);
  if (outcome.kind === 'created') {
    const { member, family, receiptHash } = outcome;
    const input = { password: body.password, receiptHash };
    const [finished] = await Promise.all([
      finish(context, member, input, markNewReady),
      forgetDrafts(context, keyHashes),
    ]);
    return { ...finished, family };
  }
  const resumed = await resume(context, body, attempt, outcome);
  await forgetDrafts(context, keyHashes);
  return resumed;
}

/** What was submitted before, by the same person; completes it where that call has died. */
async function resume(
  context: ServerContext,
  body: RegisterRequest,
  { fingerprints }: Pick<RegistrationAttempt, 'fingerprints'>,
  { kind, member }: Exclude<CommitOutcome, { kind: 'created' }>,
): Promise<Registered> {
  if (kind === 'repeated') {
    // A rejection or "this was not me" ended the sessions; a repeat must not open a new one.
    if (member.sessions_valid_after) throw new AppError('registration_already_submitted');
  } else {
    await refuseUnlessSamePerson(context, member, fingerprints);
  }
  const family = await sentWith(context.db, member, member.created_at, body.family);
  if (kind === 'repeated' && member.account !== 'pending') {
    return { member, family, session: await openSession(context, member, 'registration') };
  }
  return { ...(await finish(context, member, { password: body.password })), family };
}

/**
 * Makes the account, marks the member and opens the session, as far as possible side by side. The
 * session needs the account only, but is answered when the mark is written too.
 */
async function finish(
  context: ServerContext,
  registered: Member,
  input: AccountInput,
  mark = markReady,
): Promise<Omit<Registered, 'family'>> {
  const [accountFields, token] = await Promise.all([
    makeAccount(context, registered, input),
    createSessionToken(context, registered.id, 'registration'),
  ]);
  const [member, session] = await Promise.all([
    mark(context, registered, accountFields),
    exchangeSessionToken(context, token),
  ]);
  return { member, session };
}

type Drawn = Omit<RegistrationAttempt, 'requestNumber' | 'family' | 'familyNumbers'>;

function commit(
  context: ServerContext,
  drawn: Drawn,
  people: readonly FamilyPerson[],
): Promise<CommitOutcome> {
  // Within one instance, calls for the same documents queue here instead of aborting each other.
  const { body, promo, uid } = drawn;
  const locks = [`email:${body.email}`, `upload:${body.receiptUrl}`];
  if (promo && !body.promo_reservation) locks.push(...promoLocks(promo));
  const receiptId = uploadIdOf(body.receiptUrl);
  return withCopies(context, receiptId, people.length, async (receipts) => {
    const from = { guardianId: uid, guardian: body, shared: body, receipts };
    const family = await newcomersOf(context, people, from);
    const shown = [body, ...people].map(({ request_number: number }) => number);
    const done = await withFreeNumbers(shown, ([requestNumber = '', ...familyNumbers]) => {
      const attempt = { ...drawn, requestNumber, family, familyNumbers };
      return context.locks.run(locks, () => commitRegistration(context, attempt));
    });
    return { done, areClaimed: done.kind === 'created' };
  });
}

/** Lets the same person finish a registration that crashed; for anybody else the e-mail is taken. */
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
  await completeRegistration(context, holder, { password: undefined });
  throw new AppError('user_already_exists');
}
