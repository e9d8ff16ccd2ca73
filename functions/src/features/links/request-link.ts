import type { LanguageCode } from '@fanclub/contract/text/languages';
import { buildMail } from '#features/mail/build-mail';
import type { AskedLink } from '#features/mail/mail';
import type { ServerContext } from '#platform/context';
import { randomId } from '#platform/random';
import { mailDoc } from '#repositories/mails';

/** Input for requesting a link: the address, and optionally a request number or a link target. */
interface Asked extends AskedLink {
  email: string;
}

/**
 * Requests a sign-in or reset link. The address and the request number are looked up when the mail is sent and
 * not here, so that answer and timing are the same for everyone.
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
