import {
  type LinkKind,
  linkLifetimesMs,
  validLinksPerKind,
} from '@fanclub/contract/links/link-kinds';
import type { LinkTarget } from '@fanclub/contract/links/link-targets';
import type { ServerContext } from '#platform/context';
import { randomId } from '#platform/random';
import { timestampOf } from '#platform/time';
import { type LoginLink, linksOf, loginLinkDoc } from '#repositories/login-links';
import type { Member } from '#repositories/member';

const pages: Record<LinkKind, (token: string) => string> = {
  sign_in: (token) => `/login?token=${token}`,
  application: (token) => `/login?token=${token}`,
  confirm: (token) => `/login?token=${token}`,
  change_email: (token) => `/login?change_email=${token}`,
  undo_email: (token) => `/login?undo_email=${token}`,
  not_me: (token) => `/login?not_me=${token}`,
  reset: (token) => `/reset-password?token=${token}`,
  own_account: (token) => `/login?own_account=${token}`,
};

interface Leads {
  leadsTo?: LinkTarget | null;
  about?: string | null;
  offer?: string | null;
  askedAt?: number | null;
}

/**
 * Creates a personal link when its mail is sent. Of the member's unused links of this kind, only the three newest are
 * kept. `about` is the person of the family whose page the link opens, `offer` the id of the offered account, and
 * `askedAt` the time at which a member asked for another e-mail. A mail that is sent again after a crash has a new
 * link; both links are valid.
 */
export async function createLink(
  context: ServerContext,
  kind: LinkKind,
  member: Pick<Member, 'id' | 'email' | 'email_confirmed_at'>,
  { leadsTo, about, offer, askedAt }: Leads = {},
): Promise<string> {
  const token = randomId();
  const now = context.now();
  await loginLinkDoc(context.db, token).create({
    kind,
    uid: member.id,
    email: member.email,
    ...(offer && { offer }),
    ...(askedAt && { asked_at: askedAt }),
    created_at: timestampOf(now),
    expires_at: timestampOf(now.getTime() + linkLifetimesMs[kind]),
    used_at: null,
    claimed_until: null,
  });
  await dropSurplus(context, kind, member);
  const to = `${leadsTo ? `&to=${leadsTo}` : ''}${about ? `&for=${about}` : ''}`;
  // The page of a new password asks for the birth date first if the address is not proved yet.
  const proves = kind === 'reset' && !member.email_confirmed_at ? '&prove=1' : '';
  return `${context.environment.publicUrl}${pages[kind](token)}${to}${proves}`;
}

/**
 * Deletes the unused links of this kind beyond the three newest. This is no transaction, because concurrent senders
 * would then wait for each other. The result is still right: a deleted link has three newer ones, whichever sender
 * deletes it, and the last sender sees all links. After a crash, the mail is sent again, and this step is repeated.
 */
async function dropSurplus({ db }: ServerContext, kind: LinkKind, { id }: Pick<Member, 'id'>) {
  const { docs } = await linksOf(db, id).get();
  const surplus = docs
    .map((row) => ({ row, link: row.data() }))
    .filter(({ link }) => link.kind === kind && link.used_at === null)
    .sort((a, b) => compareNewestFirst(a.link, b.link) || a.row.id.localeCompare(b.row.id))
    .slice(validLinksPerKind);
  await Promise.all(surplus.map(({ row }) => row.ref.delete()));
}

const compareNewestFirst = (a: LoginLink, b: LoginLink) =>
  b.created_at.toMillis() - a.created_at.toMillis();
