import { pick } from '@fanclub/contract/members/by-name';
import { familyMaxSize } from '@fanclub/contract/members/limits';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { Transaction } from 'firebase-admin/firestore';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { timestampOf } from '#platform/time';
import { readDependants } from '#repositories/families';
import { idempotencyDoc, keepKey } from '#repositories/idempotency';
import { mailDoc } from '#repositories/mails';
import type { Member } from '#repositories/member';
import { findMembers, memberDoc, requireMember } from '#repositories/members';
import {
  notificationSettingsDoc,
  parseNotificationSettings,
} from '#repositories/notification-settings';
import {
  parseRegistrationSettings,
  registrationSettingsDoc,
} from '#repositories/registration-settings';
import { readTogether } from '#repositories/rows';
import { uploadDoc } from '#repositories/uploads';
import { type TakenNumbers, takenAmong } from './free-numbers.ts';
import { legalRecordOf, type Rate } from './member-from-request.ts';
import {
  alsoPaidBy,
  newcomerRow,
  passportsOf,
  readApplicants,
  writeApplication,
} from './newcomer-rows.ts';
import type { Newcomer } from './newcomers.ts';
import type { RegistrationAttempt } from './registration-attempt.ts';
import { checkDeadline, checkUploads } from './registration-checks.ts';
import { familyMails } from './registration-mails.ts';
import { consentsDueOf, requireConsents } from './require-consents.ts';

/** All that a submission needs, made before the transaction, whose body may run several times. */
interface FamilyAttempt
  extends Pick<RegistrationAttempt, 'keyHashes' | 'bodyHashes' | 'mailId' | 'noticeId'> {
  /** As the session was when the call began. */
  guardian: Member;
  newcomers: readonly Newcomer[];
  numbers: readonly string[];
  receiptId: string;
  rate: Rate | null;
  /** What the guardian has agreed to with it, and in which language that stood on the page. */
  agreed: { terms: boolean; privacy: boolean } | undefined;
  language: LanguageCode;
}

interface FamilyOutcome {
  family: Member[];
  /** The same key and body came before. */
  isRepeat: boolean;
}

/**
 * One transaction: a row and an application for each, the guardian's mark, the claims of all uploads, the
 * mail. The guardian's row is read and written, so that two submissions at once cannot be too many
 * together, and a deletion that has begun is seen.
 */
export function commitFamily(
  context: ServerContext,
  attempt: FamilyAttempt,
): Promise<FamilyOutcome | TakenNumbers> {
  const { db } = context;
  const { rate, newcomers, numbers } = attempt;
  return inTransaction(db, async (transaction) => {
    const now = context.now();
    const guardian = await requireMember(transaction, db, attempt.guardian.id);
    const repeated = await earlierOf(context, transaction, attempt, guardian, now);
    if (repeated) return repeated;
    refuseUnlessGuardian(guardian, attempt.guardian);
    const [dependants, { receipt }, family, shared] = await Promise.all([
      readDependants(transaction, db, guardian.id),
      readTogether(transaction, { receipt: uploadDoc(db, attempt.receiptId) }),
      readApplicants(transaction, db, newcomers, { numbers, field: 'people' }),
      readTogether(db, {
        settings: registrationSettingsDoc(db),
        notifications: notificationSettingsDoc(db),
      }),
    ]);
    if (dependants.length + family.length > familyMaxSize) throw new AppError('family_full');
    const taken = takenAmong(family);
    if (taken) return taken;
    const settings = parseRegistrationSettings(shared.settings);
    const image = checkUploads(receipt.data(), passportsOf(family), now.getTime());
    checkDeadline(settings, image, now.getTime());
    requireConsents(guardian, attempt.agreed);
    const bodies = family.map(({ body }) => body);
    const copies = await alsoPaidBy(transaction, db, bodies, {
      ...{ family: guardian.id, sha256: image.sha256 },
    });
    const agreed = agreedFor(guardian, attempt, now);
    const decided = { settings, rate, agreed, alsoPaidBy: copies, now };
    const rows = family.map((newcomer) => newcomerRow(newcomer, decided));
    for (const row of rows) writeApplication(transaction, db, row);
    transaction.update(memberDoc(db, guardian.id), {
      has_family: true,
      ...pick(agreed, ['legal_record']),
    });
    const [first] = rows;
    if (first) {
      keepKey(
        transaction,
        db,
        { ...attempt, at: timestampOf(now) },
        {
          uid: guardian.id,
          request_number: first.request_number,
          people: rows.map((row) => row.id),
        },
      );
    }
    const staff = parseNotificationSettings(shared.notifications);
    for (const { id, mail } of familyMails(attempt, { guardian, rows }, staff, now)) {
      transaction.create(mailDoc(db, id), mail);
    }
    return { family: rows, isRepeat: false };
  });
}

async function earlierOf(
  { db }: ServerContext,
  transaction: Transaction,
  { keyHashes, bodyHashes }: FamilyAttempt,
  guardian: Member,
  now: Date,
): Promise<FamilyOutcome | null> {
  const rows = await Promise.all(
    keyHashes.map((hash) => transaction.get(idempotencyDoc(db, hash))),
  );
  const earlier = rows.map((row) => row.data()).find(Boolean);
  if (!earlier || earlier.expires_at.toMillis() <= now.getTime()) return null;
  const isSame = earlier.uid === guardian.id && bodyHashes.includes(earlier.body_hash);
  if (!isSame || !earlier.people) throw new AppError('registration_already_submitted');
  const present = await findMembers(db, earlier.people);
  return { family: [...present.values()], isRepeat: true };
}

/** `begun` is the guardian as the call was let in. */
function refuseUnlessGuardian(guardian: Member, begun: Member): void {
  const cut = guardian.sessions_valid_after?.toMillis();
  // Logged out since, or being deleted: nobody is to be left behind by that.
  if (cut !== begun.sessions_valid_after?.toMillis()) throw new AppError('session_ended');
  const isRejected = guardian.request_status === 'rejected' && !guardian.membership;
  if (guardian.guardian_id !== null || isRejected) throw new AppError('invalid_transition');
}

/** What the guardian agreed to before holds for everybody; what is agreed to now is new. */
function agreedFor(guardian: Member, { language }: FamilyAttempt, now: Date) {
  const known = pick(guardian, ['legal_consents', 'legal_record']);
  return consentsDueOf(guardian).length > 0
    ? { ...known, legal_record: legalRecordOf(language, now) }
    : known;
}
