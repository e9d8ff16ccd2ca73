import type { RenewFamilyRequest, RenewingPerson } from '@fanclub/contract/families/routes';
import { pick } from '@fanclub/contract/members/by-name';
import { fitsPackage } from '@fanclub/contract/members/field-rules';
import { keptFieldNames } from '@fanclub/contract/members/field-sets';
import { costOf } from '@fanclub/contract/pricing/cost';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import { readImages } from '#features/uploads/take-document';
import { AppError, invalidFields } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { mailDoc } from '#repositories/mails';
import type { Member } from '#repositories/member';
import { requireMember } from '#repositories/members';
import {
  notificationSettingsDoc,
  parseNotificationSettings,
} from '#repositories/notification-settings';
import {
  parseRegistrationSettings,
  registrationSettingsDoc,
} from '#repositories/registration-settings';
import { readTogether } from '#repositories/rows';
import { fileUrlOf, uploadDoc, uploadIdOf } from '#repositories/uploads';
import { type TakenNumbers, takenAmong } from './free-numbers.ts';
import { memberFromRequest, type Rate } from './member-from-request.ts';
import { alsoPaidBy, passportsOf, readApplicants } from './newcomer-rows.ts';
import { sharedFields } from './newcomers.ts';
import { checkDeadline, checkUploads } from './registration-checks.ts';
import { familyMails } from './registration-mails.ts';
import { isRepeat, refuseUnlessRenewable, requireIdentity, writeRenewal } from './renewal-row.ts';

/** All that it needs, made before the transaction, whose body may run several times. */
interface FamilyRenewal {
  guardianId: string;
  mailId: string;
  noticeId: string;
  body: RenewFamilyRequest;
  /** The uploads that are theirs, one for each. */
  receipts: readonly string[];
  numbers: readonly string[];
  rate: Rate | null;
}

/**
 * One transaction: for each of them the application of before goes among the seasons, and the new one takes
 * its place; or nothing for anybody. The memberships stay what they are.
 */
export function commitFamilyRenewal(
  context: ServerContext,
  { guardianId, body, receipts, numbers, rate, ...ids }: FamilyRenewal,
): Promise<{ family: Member[]; isRepeat: boolean } | TakenNumbers> {
  const { db } = context;
  const { season, legal_consents: agreed, people } = body;
  return inTransaction(db, async (transaction) => {
    const now = context.now();
    const guardian = await requireMember(transaction, db, guardianId);
    const asked = await Promise.all(
      people.map(async (person, i) => {
        const member = await requireMember(transaction, db, person.id);
        // Somebody else's id is as if not there.
        if (![member.id, member.guardian_id].includes(guardianId)) {
          throw new AppError('user_not_found');
        }
        return { member, body: asRegistration(member, person, body, receipts[i]), season, agreed };
      }),
    );
    if (asked.every((each) => isRepeat(each.member, each))) {
      return { family: asked.map(({ member }) => member), isRepeat: true };
    }
    const [{ receipt }, applicants, left, shared] = await Promise.all([
      readTogether(transaction, { receipt: uploadDoc(db, uploadIdOf(body.receiptUrl)) }),
      readApplicants(transaction, db, asked, { numbers, field: 'people' }),
      Promise.all(asked.map(({ member }) => readImages(transaction, db, member, 'passport'))),
      readTogether(db, {
        settings: registrationSettingsDoc(db),
        notifications: notificationSettingsDoc(db),
      }),
    ]);
    const settings = parseRegistrationSettings(shared.settings);
    for (const { member } of asked) {
      refuseUnlessRenewable(member, { season, agreed }, settings.season);
    }
    requirePackages(asked);
    const taken = takenAmong(applicants);
    if (taken) return taken;
    const image = checkUploads(receipt.data(), passportsOf(applicants), now.getTime());
    checkDeadline(settings, image, now.getTime());
    const renewals = applicants.map(({ member, field, requestNumber, ...applicant }, i) => {
      const { fingerprint } = member;
      const cost = costOf(applicant.body, settings.prices);
      const decided = { requestNumber, settings, cost, promoCode: null, rate, fingerprint, now };
      const fresh = memberFromRequest(applicant.body, decided);
      requireIdentity(member, fresh, field);
      return { member, fresh, left: left[i] ?? [] };
    });
    const bodies = asked.map((each) => each.body);
    const about = { family: guardianId, sha256: image.sha256 };
    const copies = await alsoPaidBy(transaction, db, bodies, about);
    const rows = renewals.map((renewal) =>
      writeRenewal(context, transaction, { ...renewal, copies }, now),
    );
    const staff = parseNotificationSettings(shared.notifications);
    for (const { id, mail } of familyMails(ids, { guardian, rows }, staff, now)) {
      transaction.create(mailDoc(db, id), mail);
    }
    return { family: rows, isRepeat: false };
  });
}

/** What somebody has stays as it is; only what is applied for, and how it is paid, is new. */
function asRegistration(
  member: Member,
  { id: _, ...person }: RenewingPerson,
  shared: RenewFamilyRequest,
  receipt: string | undefined,
): RegisterRequest {
  const { terms, privacy, ...given } = { ...member.legal_consents, ...shared.legal_consents };
  return {
    ...pick(member, keptFieldNames),
    ...pick(shared, sharedFields),
    ...person,
    ...(receipt && { receiptUrl: fileUrlOf(receipt) }),
    legal_consents: { ...given, terms, privacy },
  };
}

/** A child is a year older than at the application of before. */
function requirePackages(asked: readonly { member: Member; body: RegisterRequest }[]): void {
  const tooOld = asked.flatMap(({ member, body }, i) => {
    const born = member.guardian_id ? member.birth_date : member.holder_birth_date;
    return born && !fitsPackage(body.pack_type, born) ? [`people[${i}].pack_type`] : [];
  });
  if (tooOld.length > 0) {
    throw invalidFields(Object.fromEntries(tooOld.map((field) => [field, 'not_a_child'])));
  }
}
