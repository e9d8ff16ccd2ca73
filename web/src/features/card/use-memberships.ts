import {
  ownMemberships,
  type ShownMembership,
  shownMembershipsSchema,
} from '@fanclub/contract/verification/routes';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { routeQuery } from '#api/route-query.ts';
import { sessionKeys } from '#session/session-store.ts';
import { deviceStorage } from '#store/browser-storage.ts';

/** True if the server refuses the request because the member has no card to show. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && (error.status === 403 || error.status === 404);

/**
 * Loads the cards of a member: first the cards that this device has stored, then the cards from the server. `at` is the
 * time of the server's last response with cards. `isOld` is true if the last request failed or the device is offline.
 */
export function useMemberships(memberId: string) {
  const [kept] = useState(() => readKeptCards(memberId));
  const query = useQuery({
    ...routeQuery(ownMemberships),
    ...(kept && {
      // Adding a card to a wallet needs a network, so no wallets are stored.
      initialData: { memberships: kept.memberships, wallets: [] },
      initialDataUpdatedAt: kept.at,
    }),
    staleTime: 0,
  });
  const { data, error, dataUpdatedAt: at, isFetchedAfterMount, fetchStatus } = query;
  const isRefused = isRefusal(error);
  const isNew = isFetchedAfterMount && !error;

  useEffect(() => {
    if (isRefused) forgetCards();
    else if (isNew && data) keepCards({ memberId, at, memberships: data.memberships });
  }, [memberId, data, at, isNew, isRefused]);

  return {
    memberships: isRefused ? undefined : data?.memberships,
    wallets: isNew && data ? data.wallets : [],
    at,
    error,
    isOld: !isNew && (error !== null || fetchStatus === 'paused'),
    retry: () => void query.refetch(),
  };
}

interface KeptCards {
  memberId: string;
  /** The time at which the server returned the memberships, in epoch milliseconds. */
  at: number;
  memberships: ShownMembership[];
}

/**
 * Stores the cards for use without a network, until the session ends. An empty list removes the stored
 * cards.
 */
function keepCards(cards: KeptCards): void {
  try {
    if (cards.memberships.length === 0) forgetCards();
    else deviceStorage.setItem(sessionKeys.cards, JSON.stringify(cards));
  } catch {
    // Storage is full or forbidden, so the card opens only with a network.
  }
}

const forgetCards = () => deviceStorage.removeItem(sessionKeys.cards);

/** Returns the cards stored for this member, or null if nothing usable is stored. */
function readKeptCards(memberId: string): KeptCards | null {
  try {
    const kept: Partial<KeptCards> = JSON.parse(deviceStorage.getItem(sessionKeys.cards) ?? '{}');
    const { at, memberships } = kept;
    if (kept.memberId !== memberId || typeof at !== 'number') return null;
    return { memberId, at, memberships: shownMembershipsSchema.validateSync(memberships) };
  } catch {
    return null;
  }
}
