import type { LinkKind } from '@fanclub/contract/links/link-kinds';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { timestampOf } from '#platform/time';
import { type LoginLink, loginLinkDoc, readLinksOfKind } from '#repositories/login-links';
import { type RowReference, wasThere } from '#repositories/rows';

/**
 * The time for which one call has claimed a link. It is longer than any call takes. If the process dies, the link can
 * be used again after this time.
 */
const claimMs = 60_000;

interface ClaimedLink {
  link: LoginLink;
  ref: RowReference<LoginLink>;
}

/**
 * Claims a link in a transaction, so that only one of two concurrent calls gets it, even if they use different links
 * of the same kind and member. Returns null if the link is unknown, used, expired, claimed, or of another kind.
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
      link.expires_at.toMillis() > nowMs;
    if (!isOpen) return null;
    const links = await readLinksOfKind(transaction, context.db, link.uid, link.kind);
    const isClaimed = links.some((row) => (row.data().claimed_until?.toMillis() ?? 0) > nowMs);
    if (isClaimed) return null;
    transaction.update(ref, { claimed_until: timestampOf(nowMs + claimMs) });
    return { link, ref };
  });
}

/**
 * Uses a link once, for `work`. After the work and before the response, the link is marked as used and the member's
 * other links of its kind are deleted. If the work fails, the link can be used again at once; if the process dies, it
 * can be used again after a minute. In both cases the other links stay valid. Returns null if the link cannot be used
 * or its member was deleted meanwhile.
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
    await markUsed(context, claimed);
    return result;
  } catch (error) {
    // The link may have been deleted meanwhile together with its member.
    await wasThere(claimed.ref.update({ claimed_until: null }));
    // The member was deleted meanwhile, so the link is not valid any longer.
    if (error instanceof AppError && error.code === 'user_not_found') return null;
    throw error;
  }
}

/**
 * Marks the link as used and deletes the member's other links of its kind. Does nothing to a link that was deleted
 * meanwhile with its member.
 */
function markUsed(context: ServerContext, { link, ref }: ClaimedLink): Promise<void> {
  return inTransaction(context.db, async (transaction) => {
    for (const row of await readLinksOfKind(transaction, context.db, link.uid, link.kind)) {
      if (row.id !== ref.id) transaction.delete(row.ref);
      else transaction.update(ref, { used_at: timestampOf(context.now()), claimed_until: null });
    }
  });
}
