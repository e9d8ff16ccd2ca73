import { drawRequestNumber, requestNumberPattern } from '@fanclub/contract/members/request-number';
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
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { randomId, randomUid } from '#platform/random';
import type { Member } from '#repositories/member';
import { type CommitOutcome, commitRegistration } from './commit-registration.ts';
import { rateAndPromo } from './rate-and-promo.ts';
import type { RegistrationAttempt } from './registration-attempt.ts';
import { bodyHashesOf, fingerprintsOf } from './request-hashes.ts';

export interface Registered {
  member: Member;
  session: Session;
}

const drawsOfNumbers = 5;

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
  if (!idempotencyKey) return createOrResume(context, body, []);
  const keyHashes = context.keyedHash.all('idempotency', idempotencyKey);
  const lock = `idempotency:${keyHashes[0]}`;
  if (context.locks.isHeld(lock)) {
    throw new AppError('registration_in_progress', { retryAfterS: 2 });
  }
  return context.locks.run([lock], async () => {
    const registered = await createOrResume(context, body, keyHashes);
    await forgetDrafts(context, keyHashes);
    return registered;
  });
}

async function createOrResume(
  context: ServerContext,
  body: RegisterRequest,
  keyHashes: readonly string[],
): Promise<Registered> {
  const { rate, promo } = await rateAndPromo(context, body);
  const attempt = {
    body,
    mailId: randomId(),
    noticeId: randomId(),
    keyHashes,
    bodyHashes: bodyHashesOf(context.keyedHash, body),
    fingerprints: fingerprintsOf(context.keyedHash, body),
    rate,
    promo,
  };
  const outcome = await commitWithFreeNumber(context, attempt);
  const { member } = outcome;
  const input = { password: body.password };
  switch (outcome.kind) {
    case 'created':
      return finish(context, member, { ...input, receiptHash: outcome.receiptHash }, markNewReady);
    case 'repeated':
      // A rejection or "this was not me" ended the sessions; a repeat must not open a new one.
      if (member.sessions_valid_after) throw new AppError('registration_already_submitted');
      return member.account === 'pending'
        ? finish(context, member, input)
        : { member, session: await openSession(context, member, 'registration') };
    case 'taken':
      await refuseUnlessSamePerson(context, member, attempt.fingerprints);
      return finish(context, member, input);
  }
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
): Promise<Registered> {
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

type Drawn = Omit<RegistrationAttempt, 'uid' | 'requestNumber'>;

/** The number that the person has seen first, as long as it is free. */
function numberOf({ request_number: shown }: RegisterRequest, draw: number): string {
  return draw === 0 && shown && requestNumberPattern.test(shown) ? shown : drawRequestNumber();
}

async function commitWithFreeNumber(
  context: ServerContext,
  drawn: Drawn,
): Promise<Exclude<CommitOutcome, { kind: 'number_taken' }>> {
  // Within one instance, calls for the same documents queue here instead of aborting each other.
  const { body, promo } = drawn;
  const locks = [`email:${body.email}`, `upload:${body.receiptUrl}`];
  if (promo && !body.promo_reservation) locks.push(...promoLocks(promo));
  for (let draw = 0; draw < drawsOfNumbers; draw++) {
    const attempt = { ...drawn, uid: randomUid(), requestNumber: numberOf(body, draw) };
    const outcome = await context.locks.run(locks, () => commitRegistration(context, attempt));
    if (outcome.kind !== 'number_taken') return outcome;
  }
  throw new AppError('service_busy', { retryAfterS: 1 });
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
