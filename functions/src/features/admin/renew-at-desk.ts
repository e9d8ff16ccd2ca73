import type { renewUser } from '@fanclub/contract/admin/routes';
import type { RouteBody } from '@fanclub/contract/http/route';
import { fitsPackage } from '@fanclub/contract/members/field-rules';
import { costOf } from '@fanclub/contract/pricing/cost';
import { isForChild } from '@fanclub/contract/pricing/packages';
import { renewalObstacle } from '@fanclub/contract/registration/renewal';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import { priceListOf } from '@fanclub/contract/settings/defaults';
import { withLine } from '#features/members/memberships';
import { drawFreeNumber } from '#features/submission/free-numbers';
import { memberFromRequest } from '#features/submission/member-from-request';
import { writeRenewal } from '#features/submission/renewal-row';
import { readImages } from '#features/uploads/take-document';
import { AppError, invalidFields } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import type { Member, MemberDocument } from '#repositories/member';
import { requireMember } from '#repositories/members';
import {
  type RegistrationSettings,
  readRegistrationSettings,
} from '#repositories/registration-settings';

type Selection = RouteBody<typeof renewUser>;

/**
 * Sends the application of a member at the desk for the current season, with the data of the member's row. It is a
 * renewal like any other and then under review, so adding a document, approval, undo and money work as always. Throws
 * `already_renewed` for a repeated call.
 */
export async function renewAtDesk(
  context: ServerContext,
  by: string,
  memberId: string,
  selection: Selection,
): Promise<Member> {
  const settings = await readRegistrationSettings(context);
  return context.mutex.run([`member:${memberId}`], () =>
    inTransaction(context.db, async (transaction) => {
      const member = await requireMember(transaction, context.db, memberId);
      checkRenewable(member, selection, settings.season);
      const [number, earlierPassports] = await Promise.all([
        drawFreeNumber(transaction, context.db),
        readImages(transaction, context.db, member, 'passport'),
      ]);
      const now = context.now();
      const fresh = freshRow(member, selection, { settings, number, now });
      const renewal = { member, fresh, alsoUsedBy: [], earlierPassports, by };
      return writeRenewal(context, transaction, renewal, now);
    }),
  );
}

function checkRenewable(member: Member, { pack_type }: Selection, current: string): void {
  const obstacle = renewalObstacle(withLine(member), current);
  if (obstacle === 'applied') throw new AppError('already_renewed');
  if (obstacle) throw new AppError('invalid_transition');
  // A dependant's package is for the dependant, and any other member's package for a child is for the card holder.
  const born = member.guardian_id ? member.birth_date : member.holder_birth_date;
  if (isForChild(pack_type) && !(born && fitsPackage(pack_type, born))) {
    throw invalidFields({ pack_type: 'not_a_child' });
  }
}

/** Returns the application as the row of a registration. The member has agreed to nothing at the desk. */
function freshRow(
  member: Member,
  selection: Selection,
  { settings, number, now }: { settings: RegistrationSettings; number: string; now: Date },
): MemberDocument {
  const { legal_consents, legal_record, fingerprint } = member;
  const row = memberFromRequest(
    // Without a rate, an amount in rial would not be known.
    { ...member, ...selection, payment_method: 'euro', receiptUrl: '' } as RegisterRequest,
    {
      requestNumber: number,
      settings,
      cost: costOf(selection, priceListOf(settings)),
      promoCode: null,
      rate: null,
      fingerprint,
      now,
    },
  );
  return { ...row, receipt_upload: null, legal_consents, legal_record };
}
