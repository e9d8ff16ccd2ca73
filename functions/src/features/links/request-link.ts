import type { LanguageCode } from '@fanclub/contract/text/languages';
import { buildMail } from '#features/mail/build-mail';
import type { AskedLink } from '#features/mail/mail';
import type { ServerContext } from '#platform/context';
import { randomId } from '#platform/random';
import { mailDoc } from '#repositories/mails';

/** What a link is asked for with: the address, and perhaps the number of its application or where it leads. */
interface Asked extends AskedLink {
  email: string;
}

/**
 * Asks for a sign-in or reset link. Whether the address is a member's, and the number theirs, is looked
 * up when the mail is sent and not here, so that answer and timing are the same for everyone.
 */
export async function requestLink(
  context: ServerContext,
  purpose: 'sign_in' | 'reset',
  { email, ...data }: Asked,
  language: LanguageCode,
): Promise<void> {
  const id = randomId();
  const mail = { id, memberId: null, to: { email, language }, now: context.now() };
  await mailDoc(context.db, id).create(
    purpose === 'reset'
      ? buildMail({ ...mail, kind: 'reset_link', data: {} })
      : buildMail({ ...mail, kind: 'sign_in_link', data }),
  );
}
