import type { AdminMember } from '@fanclub/contract/members/admin-member';
import { runMerge, undoMerge } from '@fanclub/contract/merge/routes';
import Alert from '@mui/material/Alert';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useMemberAction } from '#admin-kit/api/member-actions.ts';
import { listsKey } from '#admin-kit/api/queries.ts';
import { useMay } from '#admin-kit/api/use-may.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';

/** Time added to the end of the waiting period, because the clocks of browser and server differ slightly. */
const marginMs = 1_000;

/**
 * Shows a confirmed merge during its waiting period, with a button to undo it. When this period ends, the component
 * calls the route that carries out the merge. If the page is closed by then, maintenance carries it out.
 */
export function PendingMerge({ member }: { member: AdminMember }) {
  const { t } = useTranslation('review');
  const may = useMay();
  const keep = useMemberAction();
  const running = useRouteMutation(runMerge, { ...keep, stale: [listsKey] });
  const undoing = useRouteMutation(undoMerge, keep);
  const { id, merge } = member;
  const due = merge && Date.parse(merge.due);
  const mayRun = may('runMerge');
  const run = useEffectEvent(() => running.mutate({ params: { id } }));

  useEffect(() => {
    if (due === null || !mayRun) return;
    const timer = setTimeout(run, Math.max(0, due - Date.now()) + marginMs);
    return () => clearTimeout(timer);
  }, [due, mayRun]);

  return (
    <>
      {merge && (
        <Alert severity="warning" role="status">
          {t('merge.waits', { number: `\u2066${merge.number}\u2069` })}
          {may('undoMerge') && (
            <SecondaryButton
              size="small"
              loading={undoing.isPending}
              disabled={running.isPending}
              onClick={() => undoing.mutate({ params: { id } })}
              sx={{ display: 'flex', marginBlockStart: 1 }}
            >
              {t('merge.undo')}
            </SecondaryButton>
          )}
        </Alert>
      )}
      <ErrorAlert error={running.error ?? undoing.error} />
    </>
  );
}
