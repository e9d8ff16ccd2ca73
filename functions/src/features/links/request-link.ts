import type { LanguageCode } from '@fanclub/contract/text/languages';
import { serverWords } from '@fanclub/contract/words/server';
import { buildMail } from '#features/mail/build-mail';
import type { AskedLink } from '#features/mail/mail';
import type { ServerContext } from '#platform/context';
import { randomId } from '#platform/random';
import { mailDoc } from '#repositories/mails';
import type { Member } from '#repositories/member';

/** The answer to a request for a link: the same for every e-mail, known or not. */
export const linkSent = (language: LanguageCode) => ({
  success: true,
  message: serverWords[language].linkSent,
});

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
