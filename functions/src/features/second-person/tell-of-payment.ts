import type { Transaction } from 'firebase-admin/firestore';
import { buildMail } from '#features/mail/build-mail';
import type { PaymentChange } from '#features/mail/mails/staff';
import type { ServerContext } from '#platform/context';
import { randomId } from '#platform/random';
import type { ListedAdmin } from '#repositories/admins';
import { mailDoc } from '#repositories/mails';

/**
 * Writes a mail to each of these admins about a change that needs a second person, in the transaction of the change.
 */
export function tellOfPayment(
  context: ServerContext,
  transaction: Transaction,
  staff: readonly ListedAdmin[],
  data: PaymentChange,
): void {
  for (const to of staff) {
    const id = randomId();
    const mail = buildMail({
      id,
      kind: 'payment_change',
      memberId: null,
      to,
      data,
      now: context.now(),
    });
    transaction.create(mailDoc(context.db, id), mail);
  }
}
