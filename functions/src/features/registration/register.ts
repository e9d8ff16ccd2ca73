import type { RegisterRequest } from '@fanclub/contract/registration/request';
import { halfFinishedAfterMs } from '#features/accounts/complete-half-finished';
import {
  type AccountWish,
  completeRegistration,
  makeAccount,
  markNewReady,
  markReady,
} from '#features/accounts/make-account';
import { readExchangeRate } from '#features/exchange-rate/read-exchange-rate';
import {
  createApplicationToken,
  exchangeApplicationToken,
  openApplicationSession,
  type Session,
} from '#features/sessions/open-session';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { withLocks } from '#platform/keyed-lock';
import { randomId, randomUid } from '#platform/random';
import type { Member } from '#repositories/member';
import { type CommitOutcome, commitRegistration } from './commit-registration.ts';
import { drawRequestNumber } from './draw-request-number.ts';
import type { Rate } from './member-from-request.ts';
import type { RegistrationAttempt } from './registration-attempt.ts';
import { bodyHashOf, fingerprintOf } from './request-hashes.ts';

export interface Registered {
  member: Member;
  session: Session;
}

/** Idempotency keys whose first call this process is still working on. */
const running = new Set<string>();
const drawsOfNumbers = 5;

/**
 * Registers a member: one transaction, then the Auth account, then a session of the application's
 * own kind. Dying before the transaction leaves nothing; dying after it leaves a member that the
 * same Idempotency-Key, the same person after 60 s, or the clean-up completes.
 */
export async function register(
  context: ServerContext,
  body: RegisterRequest,
  idempotencyKey: string | undefined,
): Promise<Registered> {
  const keyHash = idempotencyKey ? context.keyedHash('idempotency', idempotencyKey) : null;
  if (keyHash && running.has(keyHash)) {
    throw new AppError('registration_in_progress', { retryAfterS: 2 });
  }
  if (keyHash) running.add(keyHash);
  try {
    return await createOrResume(context, body, keyHash);
  } finally {
    if (keyHash) running.delete(keyHash);
  }
}

async function createOrResume(
  context: ServerContext,
  body: RegisterRequest,
  keyHash: string | null,
): Promise<Registered> {
  const attempt = {
    body,
    mailId: randomId(),
    noticeId: randomId(),
    keyHash,
    bodyHash: bodyHashOf(context.keyedHash, body),
    fingerprint: fingerprintOf(context.keyedHash, body),
    rate: body.payment_method === 'rial' ? await rateOrNull(context) : null,
  };
  const outcome = await commitWithFreshNumber(context, attempt);
  const { member } = outcome;
  const wish = { password: body.password };
  switch (outcome.kind) {
    case 'created':
      return finish(context, member, { ...wish, receiptHash: outcome.receiptHash }, markNewReady);
    case 'repeated':
      // Whoever ended the sessions (a rejection, "this was not me") ended this way to one too.
      if (member.sessions_valid_after) throw new AppError('registration_already_submitted');
      return member.account === 'pending'
        ? finish(context, member, wish)
        : { member, session: await openApplicationSession(context, member.id) };
    case 'taken':
      await refuseUnlessSamePerson(context, member, attempt.fingerprint);
      return finish(context, member, wish);
  }
}

/**
 * The account, the mark and the session. What does not wait for another runs beside it: the session
 * needs the account alone, and whoever gets it has an answer only once the mark is written too.
 */
async function finish(
  context: ServerContext,
  registered: Member,
  wish: AccountWish,
  mark = markReady,
): Promise<Registered> {
  const [secondHalf, token] = await Promise.all([
    makeAccount(context, registered, wish),
    createApplicationToken(context, registered.id),
  ]);
  const [member, session] = await Promise.all([
    mark(context, registered, secondHalf),
    exchangeApplicationToken(context, token),
  ]);
  return { member, session };
}

/** A rate that cannot be had refuses nobody: the admin compares the receipt by hand. */
async function rateOrNull(context: ServerContext): Promise<Rate | null> {
  return readExchangeRate(context).catch((error) => {
    if (error instanceof AppError) return null;
    throw error;
  });
}

type Drawn = Omit<RegistrationAttempt, 'uid' | 'requestNumber'>;

async function commitWithFreshNumber(
  context: ServerContext,
  drawn: Drawn,
): Promise<Exclude<CommitOutcome, { kind: 'number_taken' }>> {
  // Within one instance, calls for the same documents queue here instead of aborting each other.
  const locks = [`email:${drawn.body.email}`, `upload:${drawn.body.receiptUrl}`];
  if (drawn.body.promo_code) locks.push(`promo:${drawn.body.promo_code}`);
  for (let draw = 0; draw < drawsOfNumbers; draw++) {
    const attempt = { ...drawn, uid: randomUid(), requestNumber: drawRequestNumber() };
    const outcome = await withLocks(locks, () => commitRegistration(context, attempt));
    if (outcome.kind !== 'number_taken') return outcome;
  }
  throw new AppError('service_busy', { retryAfterS: 1 });
}

/** Whoever comes again after a crash is let through; for anyone else the e-mail is taken. */
async function refuseUnlessSamePerson(
  context: ServerContext,
  holder: Member,
  fingerprint: string,
): Promise<void> {
  if (holder.account === 'ready') throw new AppError('user_already_exists');
  const remainingMs = holder.created_at.toMillis() + halfFinishedAfterMs - context.now().getTime();
  if (remainingMs > 0) {
    throw new AppError('user_already_exists', { retryAfterS: remainingMs / 1000 });
  }
  if (holder.fingerprint === fingerprint) return;
  await completeRegistration(context, holder, { password: undefined });
  throw new AppError('user_already_exists');
}
