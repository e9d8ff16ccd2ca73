import { buildMail } from '#features/mail/build-mail';
import type { ServerContext } from '#platform/context';
import { randomId } from '#platform/random';
import { mailDoc } from '#repositories/mails';
import type { Member } from '#repositories/member';

/** Mails a link that proves the address, unless it is proved already. */
export async function askToConfirm(
  context: ServerContext,
  { id: memberId, email, language, email_confirmed_at }: Member,
): Promise<void> {
  if (email_confirmed_at) return;
  const id = randomId();
  const to = { email, language };
  await mailDoc(context.db, id).create(
    buildMail({ id, kind: 'confirm_address', memberId, to, data: {}, now: context.now() }),
  );
}
