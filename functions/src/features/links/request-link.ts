import type { LanguageCode } from '@fanclub/contract/text/languages';
import { serverWords } from '@fanclub/contract/words/server';
import { buildMail } from '#features/mail/build-mail';
import type { AskedLink } from '#features/mail/mail';
import type { Allowance } from '#pipeline/limit-account';
import type { ServerContext } from '#platform/context';
import { randomId } from '#platform/random';
import { mailDoc } from '#repositories/mails';
import type { Person } from '#repositories/member';

/** The body of a request for a link. Only the limit of requests needs `device_token`. */
interface Asked extends AskedLink {
  email: string;
  device_token?: string | undefined;
}

interface LinkRequest extends Allowance {
  body: Asked;
  language: LanguageCode;
}

/**
 * Writes the mail with a link to sign in or to reset the password, unless the limit of mails to the address is used up,
 * and returns the response. Neither the response nor its timing tells whether a member has this e-mail: the e-mail and
 * the request number are looked up when the mail is sent, and `used_up` depends on the number of requests alone.
 */
export async function requestLink(
  context: ServerContext,
  purpose: 'sign_in' | 'reset',
  {
    body: { email, device_token: _, ...data },
    language,
    isWithinLimit,
    isUsedUp,
    countedIn,
  }: LinkRequest,
) {
  if (isWithinLimit) {
    const id = randomId();
    const mail = { id, memberId: null, to: { email, language }, now: context.now(), countedIn };
    await mailDoc(context.db, id).create(
      purpose === 'reset'
        ? buildMail({ ...mail, kind: 'reset_link', data: {} })
        : buildMail({ ...mail, kind: 'sign_in_link', data }),
    );
  }
  const message = serverWords[language].answers.linkSent;
  return { success: true, message, ...(isUsedUp && { used_up: true }) };
}

/** Mails a member a link that proves the e-mail, unless it is proved already. */
export async function askToConfirm(
  context: ServerContext,
  { id: memberId, email, language, email_confirmed_at }: Person,
): Promise<void> {
  if (email_confirmed_at) return;
  const id = randomId();
  const to = { email, language };
  await mailDoc(context.db, id).create(
    buildMail({ id, kind: 'confirm_address', memberId, to, data: {}, now: context.now() }),
  );
}
