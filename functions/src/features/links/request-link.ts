import type { LanguageCode } from '@fanclub/contract/text/languages';
import { buildMail } from '#features/mail/build-mail';
import type { ServerContext } from '#platform/context';
import { randomId } from '#platform/random';
import { mailDoc } from '#repositories/mails';

const mailOfPurpose = { sign_in: 'sign_in_link', reset: 'reset_link' } as const;

/**
 * Asks for a sign-in or reset link. Whether the address is a member's is looked up when the mail
 * is sent and not here, so that answer and timing are the same for every address.
 */
export async function requestLink(
  context: ServerContext,
  purpose: 'sign_in' | 'reset',
  email: string,
  language: LanguageCode,
): Promise<void> {
  const id = randomId();
  await mailDoc(context.db, id).create(
    buildMail({
      id,
      kind: mailOfPurpose[purpose],
      memberId: null,
      to: { email, language },
      data: {},
      now: context.now(),
    }),
  );
}
