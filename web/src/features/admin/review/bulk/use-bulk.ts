import type { BulkDecision } from '@fanclub/contract/admin/bulk-exclusions';
import { decideMany, undoMany } from '@fanclub/contract/admin/bulk-routes';
import type { RouteBody, RouteResponse } from '@fanclub/contract/http/route';
import type { MemberRow } from '@fanclub/contract/members/admin-member';
import { bulkUndoWindowMs } from '@fanclub/contract/members/states';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { keepChanged, prolongsGate } from '#admin-kit/api/member-actions.ts';
import { listsKey } from '#admin-kit/api/queries.ts';
import { useMay } from '#admin-kit/api/use-may.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { renewGate } from '#session/admin-gate.ts';
import type { RowSelection } from './use-selection.ts';

export interface BulkQuestion {
  decision: BulkDecision;
  members: MemberRow[];
}

/** An application that the server left out. The outcome in `result` says why. */
export interface LeftOut {
  member: MemberRow;
  result: RouteResponse<typeof decideMany>['results'][number];
}

export interface BulkNotice {
  decision: BulkDecision;
  applications: RouteBody<typeof undoMany>['applications'];
  /**
   * The time until which an undo is offered, by this device's clock. It is counted from the moment when the request was
   * sent. The server counts from a later moment, so it still accepts the undo.
   */
  untilMs: number;
  /**
   * The number of decisions that stay in force after an undo, for example because the undo was too late. Null
   * before the undo, and while undos that failed can be tried again.
   */
  kept: number | null;
  error: Error | null;
}

const usersOf = (results: readonly { user: MemberRow | null }[]) =>
  results.flatMap(({ user }) => user ?? []);

/**
 * Bulk decisions about the ticked applications. A dialog asks for confirmation; one call sends the decisions,
 * and one call undoes them.
 */
export function useBulk(selection: RowSelection) {
  const queryClient = useQueryClient();
  const may = useMay()('decideMany');
  const [question, setQuestion] = useState<BulkQuestion | null>(null);
  const [leftOut, setLeftOut] = useState<LeftOut[]>([]);
  const [notices, setNotices] = useState<BulkNotice[]>([]);
  const sentAtMs = useRef(0);
  /** Changes the fields in `by` of the notice with this same array. If `by` is null, removes the notice. */
  const changeNotice = (of: BulkNotice['applications'], by: Partial<BulkNotice> | null) =>
    setNotices((before) =>
      before.flatMap((one) => (one.applications === of ? (by ? { ...one, ...by } : []) : one)),
    );

  const deciding = useRouteMutation(decideMany, {
    onMutate: () => {
      sentAtMs.current = Date.now();
      renewGate(sentAtMs.current);
    },
    onSuccess: ({ results }, { body: { decision, applications: sent } }) => {
      const asked = question?.members ?? [];
      const isDecided = ({ outcome }: (typeof results)[number]) =>
        outcome === 'done' || outcome === 'already';
      const decided = new Set(results.filter(isDecided).map(({ id }) => id));
      const applications = sent
        .filter(({ id }) => decided.has(id))
        .map(({ id, request_number }) => ({ id, request_number }));
      const untilMs = sentAtMs.current + bulkUndoWindowMs;
      if (applications.length > 0) {
        const notice = { decision, applications, untilMs, kept: null, error: null };
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
      keepChanged(queryClient, usersOf(results));
      setQuestion(null);
    },
  });
  const undoing = useRouteMutation(undoMany, {
    ...prolongsGate,
    stale: [listsKey],
    // There may be a newer notice by now, so this notice is found by the applications that were sent.
    onSuccess: ({ results }, { body: { applications: sent } }) => {
      keepChanged(queryClient, usersOf(results));
      const those = (wanted: string) =>
        sent.filter(({ id }) => results.some((one) => one.id === id && one.outcome === wanted));
      const [failed, kept] = [those('failed'), those('kept').length];
      // If some undos failed, the notice keeps only the decisions whose undo failed, so that the admin can try again.
      if (failed.length > 0) changeNotice(sent, { applications: failed });
      else changeNotice(sent, kept > 0 ? { kept } : null);
    },
    onError: (error, { body }) => changeNotice(body.applications, { error }),
  });

  return {
    may,
    question,
    deciding,
    ask: (decision: BulkDecision, members: MemberRow[] = selection.ticked) => {
      if (may && members.length > 0) setQuestion({ decision, members });
    },
    cancel: () => setQuestion(null),
    leftOut,
    dropLeftOut: () => setLeftOut([]),
    notices,
    undo: ({ applications }: BulkNotice) => undoing.mutate({ body: { applications } }),
    dropNotice: ({ applications }: BulkNotice) => changeNotice(applications, null),
  };
}

export type Bulk = ReturnType<typeof useBulk>;
