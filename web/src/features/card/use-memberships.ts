import { ownMemberships } from '@fanclub/contract/verification/routes';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { routeQuery } from '#api/route-query.ts';
import { forgetCards, keepCards, readKeptCards } from './kept-cards.ts';

/** The club knows nobody any more who could show a card here. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && (error.status === 403 || error.status === 404);

/**
 * The cards of a member: at once as they were last seen on this device, then as the club says today. `at` is
 * when it said so, `isOld` that it could not be asked.
 */
export function useMemberships(memberId: string) {
  const [kept] = useState(() => readKeptCards(memberId));
  const query = useQuery({
    ...routeQuery(ownMemberships),
    ...(kept && {
      // Wallets are put in with a network.
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
    ...{ at, error },
    isOld: !isNew && (error !== null || fetchStatus === 'paused'),
    retry: () => void query.refetch(),
  };
}
