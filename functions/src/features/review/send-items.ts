import type { RouteBody } from '@fanclub/contract/http/route';
import { pick } from '@fanclub/contract/members/by-name';
import { begunItems, fieldItems, openedBy } from '@fanclub/contract/members/review-items';
import type { sendItems as sendItemsRoute } from '@fanclub/contract/review/routes';
import { type FileType, fileTypes } from '@fanclub/contract/uploads/file-rules';
import type { FieldErrors } from '@fanclub/contract/validation/field-errors';
import type { Transaction } from 'firebase-admin/firestore';
import { writeAccount } from '#features/dues/write-account';
import { findUndelivered } from '#features/mail/find-undelivered';
import { answeredReview, changedFields } from '#features/members/answer-review';
import { mergePersonal } from '#features/members/merge-personal';
import { presentMember } from '#features/members/present-member';
import { recordChange } from '#features/members/record-change';
import { wantName } from '#features/members/wanted-name';
import { checkClaimable } from '#features/uploads/check-claimable';
import { tryDiscardUpload } from '#features/uploads/discard-upload';
import { uploadBeforeOf, uploadFieldOf } from '#features/uploads/document-policy';
import {
  changedByDocument,
  type NewDocument,
  withDocument,
} from '#features/uploads/replace-document';
import { readPresent } from '#features/uploads/take-document';
import { AppError, invalidFields } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { mailDoc } from '#repositories/mails';
import type { Member, MemberDocument } from '#repositories/member';
import { requireMember } from '#repositories/members';
import type { Payment } from '#repositories/payments';
import { adoptUploads } from '#repositories/sent-uploads';
import { claimUpload, readUpload, releaseUpload, uploadIdOf } from '#repositories/uploads';

type Answer = RouteBody<typeof sendItemsRoute>;

const urlFieldOf = { receipt: 'receiptUrl', passport: 'passportUrl' } as const;
const missingKeyOf = { receipt: 'receipt_required', passport: 'id_card_required' } as const;

/**
 * Stores what a member sends after a reviewer's request or a rejection, in one transaction: exactly the images and
 * fields that `openedBy` returns for the requested items. The replaced images and the earlier values stay, so that the
 * reviewer can compare. If the process dies before the commit, the maintenance deletes the new images, which nobody has
 * claimed. A repeated call returns what is stored. Throws `invalid_transition` if the request does not exist any
 * longer, and `validation_error` if something is missing or was not requested. Without `since`, the member asks for
 * another name (`wantName`).
 */
export async function sendItems(
  context: ServerContext,
  uid: string,
  answer: Answer,
): Promise<Member> {
  const urls = [answer.receiptUrl, answer.passportUrl].filter((url) => url !== undefined);
  await adoptUploads(context, urls.map(uploadIdOf));
  const { member, released } = await context.mutex.run([`member:${uid}`], () =>
    inTransaction(context.db, (transaction) => sendIn(context, transaction, uid, answer)),
  );
  for (const id of released) await tryDiscardUpload(context, id);
  return member;
}

async function sendIn(
  context: ServerContext,
  transaction: Transaction,
  uid: string,
  answer: Answer,
): Promise<{ member: Member; released: string[] }> {
  const { db } = context;
  const now = context.now();
  const member = await requireMember(transaction, db, uid);
  if (answer.since === undefined) {
    refuseOthers(answer, { documents: [], fields: [...begunItems] });
    return { member: wantName(context, transaction, member, answer), released: [] };
  }
  const shown = presentMember(member);
  if (shown.requested?.since !== answer.since) {
    if (!wasTaken(member, answer)) throw new AppError('invalid_transition');
    return { member, released: [] };
  }
  const opened = openedBy(shown.requested.items, shown);
  refuseOthers(answer, opened);
  const personal = mergePersonal(member, pick(answer, opened.fields));
  const corrected = { ...member, ...personal };
  const images = await readImages(context, transaction, corrected, answer, opened.documents);
  const before = opened.documents.map((fileType) => member[uploadBeforeOf[fileType]]);
  const released = await readPresent(transaction, db, before);
  // If the mail with the request still waits, it is deleted, because the items have been sent now.
  const asking = member.request_status === 'rejected' ? member.last_decision : member.requested;
  const undelivered = await findUndelivered(context, transaction, asking);

  const update: Partial<MemberDocument> = answeredReview(member, personal, now);
  const changed = ['requested', ...changedFields(member, personal)];
  if (update.request_status) changed.push('request_status');
  const allPayments: Payment[] = [];
  for (const { fileType, uploadId, fields, payments } of images) {
    Object.assign(update, fields, { [uploadBeforeOf[fileType]]: member[uploadFieldOf[fileType]] });
    changed.push(...changedByDocument(member, fileType, fields));
    allPayments.push(...payments);
    claimUpload(transaction, db, uploadId, member, member.request_number);
  }
  const whole = { ...update, ...recordChange(member, changed) };
  const sent = { update: whole, payments: allPayments, now };
  const after = writeAccount(transaction, db, member, sent);
  for (const id of released) releaseUpload(transaction, db, id, now);
  if (undelivered) transaction.delete(mailDoc(db, undelivered));
  return { member: after, released };
}

/** True if an earlier call has stored the same items. */
function wasTaken(member: Member, answer: Answer): boolean {
  const { answered } = member;
  if (answered?.asked_at.toDate().toISOString() !== answer.since) return false;
  const images = fileTypes.every((fileType) => {
    const url = answer[urlFieldOf[fileType]];
    return url === undefined || uploadIdOf(url) === member[uploadFieldOf[fileType]];
  });
  const given = fieldItems.filter((name) => answer[name] !== undefined);
  const personal = mergePersonal(member, pick(answer, given));
  return images && changedFields(member, personal).length === 0;
}

/** Throws field errors unless the member sends all images and fields in `opened` and no others. */
function refuseOthers(answer: Answer, opened: ReturnType<typeof openedBy>): void {
  const errors: FieldErrors = {};
  for (const fileType of fileTypes) {
    const name = urlFieldOf[fileType];
    const isGiven = answer[name] !== undefined;
    const isOpen = opened.documents.includes(fileType);
    if (isOpen && !isGiven) errors[name] = missingKeyOf[fileType];
    if (isGiven && !isOpen) errors[name] = 'unknown_field';
  }
  for (const name of fieldItems) {
    const isGiven = answer[name] !== undefined;
    const isOpen = opened.fields.includes(name);
    if (isOpen && !isGiven) errors[name] = 'field_required';
    if (isGiven && !isOpen) errors[name] = 'unknown_field';
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
}

/**
 * Reads the uploads of the new images, and works out how each changes the member's row. Throws field errors if an image
 * cannot be claimed.
 */
async function readImages(
  context: ServerContext,
  transaction: Transaction,
  member: Member,
  answer: Answer,
  documents: FileType[],
) {
  const images: ({ fileType: FileType; uploadId: string } & NewDocument)[] = [];
  const asked = member.requested?.items ?? [];
  const isRest = asked.includes('amount') && !asked.includes('receipt');
  const errors: FieldErrors = {};
  for (const fileType of documents) {
    const name = urlFieldOf[fileType];
    const uploadId = uploadIdOf(answer[name] ?? '');
    const upload = await readUpload(transaction, context.db, uploadId);
    const problem = checkClaimable(upload, fileType, context.now().getTime());
    if (problem) errors[name] = problem;
    if (problem || !upload) continue;
    const document = await withDocument(context, transaction, member, upload, isRest);
    images.push({ fileType, uploadId, ...document });
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  return images;
}
