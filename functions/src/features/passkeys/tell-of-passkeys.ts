import type { PasskeyChange } from '@fanclub/contract/words/mail-parts';
import type { Transaction } from 'firebase-admin/firestore';
import { buildMail } from '#features/mail/build-mail';
import type { ServerContext } from '#platform/context';
import { randomId } from '#platform/random';
import type { ListedAdmin } from '#repositories/admins';
import { mailDoc } from '#repositories/mails';

/** Writes a mail about a change of passkeys to each of these admins, in the transaction of the change. */
export function tellOfPasskeys(
  context: ServerContext,
  transaction: Transaction,
  staff: readonly Pick<ListedAdmin, 'email' | 'language'>[],
  data: PasskeyChange,
): void {
  const now = context.now();
  for (const to of staff) {
    const id = randomId();
    const mail = buildMail({ id, kind: 'passkeys_changed', memberId: null, to, data, now });
    transaction.create(mailDoc(context.db, id), mail);
  }
}
