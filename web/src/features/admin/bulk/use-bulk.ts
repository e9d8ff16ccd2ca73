import type { BulkDecision } from '@fanclub/contract/admin/bulk-look';
import { decideMany, undoMany } from '@fanclub/contract/admin/bulk-routes';
import type { RouteResponse } from '@fanclub/contract/http/route';
import type { AdminMember } from '@fanclub/contract/members/profile';
import { bulkUndoWindowMs } from '@fanclub/contract/members/states';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { renewGate } from '#session/admin-gate.ts';
import { keepMembers, prolongsGate } from '../api/member-actions.ts';
import { listsKey } from '../api/queries.ts';
import { useMay } from '../rooms/use-may.ts';
import type { Selection } from './use-selection.ts';

export interface BulkQuestion {
  decision: BulkDecision;
  members: AdminMember[];
}

/** Who was not decided, as far as the list knows them, and why. */
export interface LeftOut {
  member: AdminMember;
  result: RouteResponse<typeof decideMany>['results'][number];
}

export interface BulkNotice {
  decision: BulkDecision;
  ids: string[];
  /** By our own clock, from when it was sent: the server's runs longer. */
  untilMs: number;
  /** Set once some of them could not be taken back. */
  kept: number | null;
  error: Error | null;
}

const usersOf = (results: readonly { user: AdminMember | null }[]) =>
  results.flatMap(({ user }) => user ?? []);

/** Decisions about all that is ticked: asked first, sent together, taken back together. */
export function useBulk(selection: Selection) {
  const queryClient = useQueryClient();
  const may = useMay()('decideMany');
  const [question, setQuestion] = useState<BulkQuestion | null>(null);
  const [leftOut, setLeftOut] = useState<LeftOut[]>([]);
  const [notices, setNotices] = useState<BulkNotice[]>([]);
  const sentAtMs = useRef(0);
  /** Of the notice about these; null takes it away. */
  const changeNotice = (ids: BulkNotice['ids'], by: Partial<BulkNotice> | null) =>
    setNotices((before) =>
      before.flatMap((one) => (one.ids === ids ? (by ? { ...one, ...by } : []) : one)),
    );

  const deciding = useRouteMutation(decideMany, {
    onMutate: () => {
      sentAtMs.current = Date.now();
      renewGate(sentAtMs.current);
    },
    onSuccess: ({ results }, { body: { decision } }) => {
      const asked = question?.members ?? [];
      const isDecided = ({ outcome }: (typeof results)[number]) =>
        outcome === 'done' || outcome === 'already';
      const ids = results.filter(isDecided).map(({ id }) => id);
      const untilMs = sentAtMs.current + bulkUndoWindowMs;
      if (ids.length > 0) {
        const notice = { decision, ids, untilMs, kept: null, error: null };
        setNotices((before) => [notice, ...before]);
      }
      setLeftOut(
        results
          .filter((result) => !isDecided(result))
          .flatMap((result) => {
            const member = asked.find(({ id }) => id === result.id);
            return member ? { member, result } : [];
          }),
      );
      selection.keepOnly(results.filter(({ outcome }) => outcome === 'failed').map(({ id }) => id));
      keepMembers(queryClient, usersOf(results));
      setQuestion(null);
    },
  });
  const undoing = useRouteMutation(undoMany, {
    ...prolongsGate,
    stale: [listsKey],
    // By what was sent: another one may be under way by now.
    onSuccess: ({ results }, { body: { ids } }) => {
      keepMembers(queryClient, usersOf(results));
      const idsOf = (wanted: string) =>
        results.filter(({ outcome }) => outcome === wanted).map(({ id }) => id);
      const [failed, kept] = [idsOf('failed'), idsOf('kept').length];
      // What could not be taken back yet can be tried again.
      if (failed.length > 0) changeNotice(ids, { ids: failed });
      else changeNotice(ids, kept > 0 ? { kept } : null);
    },
    onError: (error, { body: { ids } }) => changeNotice(ids, { error }),
  });

  return {
    may,
    question,
    deciding,
    ask: (decision: BulkDecision) => {
      if (may && selection.ticked.length > 0) setQuestion({ decision, members: selection.ticked });
    },
    cancel: () => setQuestion(null),
    leftOut,
    dropLeftOut: () => setLeftOut([]),
    notices,
    undo: ({ ids }: BulkNotice) => undoing.mutate({ body: { ids } }),
    dropNotice: ({ ids }: BulkNotice) => changeNotice(ids, null),
  };
}

export type Bulk = ReturnType<typeof useBulk>;
