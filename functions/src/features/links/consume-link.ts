import type { LinkKind } from '@fanclub/contract/links/link-kinds';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { timestampOf } from '#platform/time';
import { type LoginLink, loginLinkDoc, readLinksOfKind } from '#repositories/login-links';
import { type RowReference, wasThere } from '#repositories/rows';

/** Longer than any answer takes; after a crash the link is free again then. */
const claimMs = 60_000;

interface ClaimedLink {
  link: LoginLink;
  ref: RowReference<LoginLink>;
}

/**
 * Claims a link in a transaction, so that of two calls at once one gets it, and deletes the member's
 * other links of its kind. Null when it is unknown, used, expired, claimed, or of another kind.
 */
async function claimLink(
  context: ServerContext,
  token: string,
  kinds: readonly LinkKind[],
): Promise<ClaimedLink | null> {
  const ref = loginLinkDoc(context.db, token);
  return inTransaction(context.db, async (transaction) => {
    const nowMs = context.now().getTime();
    const link = (await transaction.get(ref)).data();
    const isOpen =
      link !== undefined &&
      kinds.includes(link.kind) &&
      link.used_at === null &&
      link.expires_at.toMillis() > nowMs &&
      (link.claimed_until?.toMillis() ?? 0) <= nowMs;
    if (!isOpen) return null;
    const siblings = await readLinksOfKind(transaction, context.db, link.uid, link.kind);
    for (const row of siblings) if (row.id !== ref.id) transaction.delete(row.ref);
    transaction.update(ref, { claimed_until: timestampOf(nowMs + claimMs) });
    return { link, ref };
  });
}

/**
 * Uses a link for `work`, once: the use is marked after the work and before the answer. When the
 * work fails, or the process dies, the link is free again (at once, or after a minute). Null for a link
 * that cannot be used, and where its member is deleted meanwhile.
 */
export async function consumeLink<T>(
  context: ServerContext,
  token: string,
  kinds: readonly LinkKind[],
  work: (link: LoginLink) => Promise<T>,
): Promise<T | null> {
  const claimed = await claimLink(context, token, kinds);
  if (!claimed) return null;
  try {
    const result = await work(claimed.link);
    await mark(claimed, { used_at: timestampOf(context.now()), claimed_until: null });
    return result;
  } catch (error) {
    await mark(claimed, { claimed_until: null });
    // The member was deleted meanwhile: it is nobody’s link any more.
    if (error instanceof AppError && error.code === 'user_not_found') return null;
    throw error;
  }
}

/** A link that is gone meanwhile, with its member or by another of its kind, opens nothing any more. */
async function mark({ ref }: ClaimedLink, fields: Partial<LoginLink>): Promise<void> {
  await wasThere(ref.update(fields));
}
