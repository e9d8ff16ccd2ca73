import type { LanguageCode } from '@fanclub/contract/text/language';
import type { ServerContext } from '#platform/context';
import { randomId } from '#platform/random';
import { buildMail, mailDoc } from '#repositories/mail-document';

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
      to: email,
      memberId: null,
      template: 'link_requested',
      language,
      data: { purpose },
      now: context.now(),
    }),
  );
}
