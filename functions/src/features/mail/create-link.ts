import {
  type LinkKind,
  linkLifetimesMs,
  validLinksPerKind,
} from '@fanclub/contract/links/link-kinds';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { randomId } from '#platform/random';
import { timestampOf } from '#platform/time';
import { type LoginLink, loginLinkDoc, readLinksOfKind } from '#repositories/login-links';
import type { Member } from '#repositories/member';

const pages: Record<LinkKind, (token: string) => string> = {
  sign_in: (token) => `/login?token=${token}`,
  application: (token) => `/login?token=${token}`,
  confirm: (token) => `/login?token=${token}`,
  not_me: (token) => `/login?not_me=${token}`,
  reset: (token) => `/reset-password?token=${token}`,
};

/**
 * Makes a personal link at the moment its mail is sent, and drops the oldest beyond three of a
 * kind. A mail that is sent again after a crash carries a link of its own; both are valid.
 */
export async function createLink(
  context: ServerContext,
  kind: LinkKind,
  member: Pick<Member, 'id' | 'email'>,
): Promise<string> {
  const token = randomId();
  const now = context.now();
  const link: LoginLink = {
    kind,
    uid: member.id,
    email: member.email,
    created_at: timestampOf(now),
    expires_at: timestampOf(now.getTime() + linkLifetimesMs[kind]),
    used_at: null,
    claimed_until: null,
  };
  await inTransaction(context.db, async (transaction) => {
    const earlier = await readLinksOfKind(transaction, context.db, member.id, kind);
    const surplus = earlier
      .filter((row) => row.data().used_at === null)
      .sort((a, b) => b.data().created_at.toMillis() - a.data().created_at.toMillis())
      .slice(validLinksPerKind - 1);
    transaction.create(loginLinkDoc(context.db, token), link);
    for (const row of surplus) transaction.delete(row.ref);
  });
  return `${context.environment.publicUrl}${pages[kind](token)}`;
}
