import { drawRequestNumber } from '@fanclub/contract/members/request-number';
import { costOf } from '@fanclub/contract/pricing/cost';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { flagsWith } from '#features/members/review-flags';
import { outOfTime } from '#platform/deadline';
import { cameWithFamily } from '#repositories/families';
import type { Member, MemberDocument } from '#repositories/member';
import { memberDoc } from '#repositories/members';
import type { RegistrationSettings } from '#repositories/registration-settings';
import { requestNumberDoc } from '#repositories/request-numbers';
import { readTogether } from '#repositories/rows';
import { claimUpload, receiptsWithSameBytes, uploadDoc, uploadIdOf } from '#repositories/uploads';
import { memberFromRequest, type Rate } from './member-from-request.ts';
import type { Newcomer } from './newcomers.ts';
import type { NamedPassport } from './registration-checks.ts';

interface Applying {
  body: RegisterRequest;
}

/** What the applications of a submission need to know; `field` is where the request has them. */
export async function readApplicants<Applicant extends Applying>(
  transaction: Transaction,
  db: Firestore,
  applicants: readonly Applicant[],
  { numbers, field }: { numbers: readonly string[]; field: string },
) {
  const all = applicants.map(async (applicant, i) => {
    const { passportUrl } = applicant.body;
    const requestNumber = numbers[i] ?? drawRequestNumber();
    const reads = await readTogether(transaction, {
      number: requestNumberDoc(db, requestNumber),
      passport: passportUrl ? uploadDoc(db, uploadIdOf(passportUrl)) : null,
    });
    return { ...applicant, requestNumber, field: `${field}[${i}].passportUrl`, ...reads };
  });
  return Promise.all(all);
}
export type ReadNewcomer = Awaited<ReturnType<typeof readApplicants<Newcomer>>>[number];

export const passportsOf = (
  applicants: readonly Pick<ReadNewcomer, 'field' | 'passport'>[],
): NamedPassport[] =>
  applicants.flatMap(({ field, passport }) =>
    passport ? [{ field, id: passport.id, upload: passport.data() }] : [],
  );

/**
 * Request numbers of other families' applications with the same receipt. `bodies` are all of a submission:
 * throws where they have no upload each, for what could not be claimed when it was to be copied can be now.
 */
export async function alsoPaidBy(
  transaction: Transaction,
  db: Firestore,
  bodies: readonly Pick<RegisterRequest, 'receiptUrl'>[],
  { family, sha256 }: { family: string; sha256: string },
): Promise<string[]> {
  const urls = bodies.map(({ receiptUrl }) => receiptUrl);
  if (new Set(urls).size < urls.length) throw outOfTime();
  const [first = ''] = urls;
  return receiptsWithSameBytes(db, sha256, { uploadId: uploadIdOf(first), family }, transaction);
}

interface Decided {
  settings: RegistrationSettings;
  rate: Rate | null;
  /** What the guardian has agreed to for them, where that is not new. */
  agreed: Pick<MemberDocument, 'legal_consents' | 'legal_record'> | null;
  alsoPaidBy: string[];
  now: Date;
}

/** A newcomer's row: an application like any other, of somebody who has no account and reads no news. Pure. */
export function newcomerRow(
  { uid, guardianId, body, requestNumber, similarTo }: ReadNewcomer,
  decided: Decided,
): Member {
  const { settings } = decided;
  const cost = costOf(body, settings.prices);
  const { email_confirmed_at: _, ...row } = memberFromRequest(body, {
    ...decided,
    ...{ requestNumber, cost, promoCode: null, fingerprint: cameWithFamily },
  });
  const alike = { receipt_also_used_by: decided.alsoPaidBy, similar_to: similarTo };
  return {
    ...row,
    ...decided.agreed,
    ...alike,
    id: uid,
    ...flagsWith(row, alike),
    guardian_id: guardianId,
    account: 'none',
    no_news: true,
  };
}

/** Writes somebody's first application: row, lock of the request number, claims of the images. */
export function writeApplication(transaction: Transaction, db: Firestore, member: Member): void {
  const { id, ...row } = member;
  transaction.create(memberDoc(db, id), row);
  transaction.create(requestNumberDoc(db, row.request_number), { uid: id });
  for (const upload of [row.receipt_upload, row.passport_upload]) {
    if (upload) claimUpload(transaction, db, upload, member, row.request_number);
  }
}
