import type { LinkKind } from '@fanclub/contract/links/link-kinds';
import type { CaughtMail } from '@fanclub/stories/tools/mailbox';
import { createLink } from '../src/features/mail/create-link.ts';
import { serverContext } from '../src/platform/context.ts';

const places: Record<LinkKind, RegExp> = {
  sign_in: /\/login\?token=([\w-]+)/,
  application: /\/login\?token=([\w-]+)/,
  confirm: /\/login\?token=([\w-]+)/,
  reset: /\/reset-password\?token=([\w-]+)/,
  own_account: /\/login\?own_account=([\w-]+)/,
  change_email: /\/login\?change_email=([\w-]+)/,
  undo_email: /\/login\?undo_email=([\w-]+)/,
  not_me: /\/login\?not_me=([\w-]+)/,
};

function tokenIn(text: string, kind: LinkKind): string {
  const [, token] = places[kind].exec(text) ?? [];
  if (!token) throw new Error(`no ${kind} link in: ${text}`);
  return token;
}

/** Returns the token of the link of this kind in a received mail; throws if the mail has none. */
export const tokenInMail = (mail: CaughtMail, kind: LinkKind) => tokenIn(mail.text, kind);

/** Creates a link and returns its token, without sending a mail. */
export async function newLinkToken(
  kind: LinkKind,
  member: { id: string; email: string },
  leads: Parameters<typeof createLink>[3] = {},
): Promise<string> {
  const proved = { ...member, email_confirmed_at: null };
  return tokenIn(await createLink(serverContext(), kind, proved, leads), kind);
}
