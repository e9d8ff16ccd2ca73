import type { renewUser } from '@fanclub/contract/admin/routes';
import type { RouteBody } from '@fanclub/contract/http/route';
import { fitsPackage } from '@fanclub/contract/members/field-rules';
import { type CostBreakdown, costOf } from '@fanclub/contract/pricing/cost';
import { isForChild } from '@fanclub/contract/pricing/packages';
import { renewalObstacle } from '@fanclub/contract/registration/renewal';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import { withLine } from '#features/members/memberships';
import {
  type AtDesk,
  appliedAtDesk,
  bookedAtDesk,
  readAtDesk,
  reportAtDesk,
} from '#features/money/desk-payment';
import { drawFreeNumber } from '#features/submission/free-numbers';
import { memberFromRequest } from '#features/submission/member-from-request';
import { pricesInFamily } from '#features/submission/prices-in-family';
import { writeRenewal } from '#features/submission/renewal-row';
import { readImages } from '#features/uploads/take-document';
import type { AdminCaller } from '#pipeline/caller';
import { AppError, invalidFields } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { bookReceipts } from '#repositories/club-receipts';
import type { Member, MemberDocument } from '#repositories/member';
import { requireMember } from '#repositories/members';
import { createPayments } from '#repositories/payments';
import {
  type RegistrationSettings,
  readRegistrationSettings,
} from '#repositories/registration-settings';

type Selection = Omit<RouteBody<typeof renewUser>, 'payment'>;

/**
 * Sends the application of a member at the desk for the current season, with the data of the member's row, and books
 * what was paid. It is a renewal like any other and then under review, so adding a document, approval, undo and money
 * work as always. One transaction writes it all. Throws `already_renewed` for a repeated call, so that nothing is booked
 * twice.
 */
export async function renewAtDesk(
  context: ServerContext,
  caller: AdminCaller,
  memberId: string,
  { payment, ...selection }: RouteBody<typeof renewUser>,
): Promise<Member> {
  const [settings, desk] = await Promise.all([
    readRegistrationSettings(context),
    readAtDesk(context, caller, payment),
  ]);
  const { by } = desk;
  return context.mutex.run([`member:${memberId}`], () =>
    inTransaction(context.db, async (transaction) => {
      const member = await requireMember(transaction, context.db, memberId);
      checkRenewable(member, selection, settings.season);
      const { season } = settings;
      const chosen = { pack: selection.pack_type, season, settings };
      const [number, earlierPassports, prices] = await Promise.all([
        drawFreeNumber(transaction, context.db),
        readImages(transaction, context.db, member, 'passport'),
        pricesInFamily(transaction, context.db, member, chosen),
      ]);
      const now = context.now();
      const cost = costOf(selection, prices);
      const applied = freshRow(member, selection, { settings, cost, desk, number, now });
      const money = bookedAtDesk({ ...applied, id: member.id }, desk, now);
      const fresh = { ...applied, ...money.fields };
      const renewal = { member, fresh, alsoUsedBy: [], earlierPassports, by };
      const renewed = writeRenewal(context, transaction, renewal, now);
      createPayments(transaction, context.db, member.id, money.rows);
      bookReceipts(transaction, context.db, [[renewed, money.rows]]);
      reportAtDesk(context, transaction, renewed, money.rows, { by, now });
      return renewed;
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
  {
    settings,
    cost,
    desk,
    number,
    now,
  }: {
    settings: RegistrationSettings;
    cost: CostBreakdown;
    desk: AtDesk;
    number: string;
    now: Date;
  },
): MemberDocument {
  const { payment, rate } = desk;
  const { legal_consents, legal_record, fingerprint } = member;
  const row = memberFromRequest(
    {
      ...member,
      ...selection,
      ...appliedAtDesk(payment, member.language),
      receiptUrl: '',
    } as RegisterRequest,
    {
      requestNumber: number,
      settings,
      cost,
      promoCode: null,
      rate,
      fingerprint,
      now,
    },
  );
  return { ...row, receipt_upload: null, legal_consents, legal_record };
}
