import { updateUser } from '@fanclub/contract/admin/routes';
import type { AdminMember } from '@fanclub/contract/members/admin-member';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useMemberAction } from '#admin-kit/api/member-actions.ts';
import { useMay } from '#admin-kit/api/use-may.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { Conflict } from '../conflict.tsx';

/**
 * Alert about a flag that was raised after the approval. The member stays in the queue of flagged
 * applications until an admin dismisses the flag or revokes the membership.
 */
export function LateFlag({ member }: { member: AdminMember }) {
  const { t } = useTranslation('review');
  const may = useMay();
  const { id, version } = member;
  const { mutate, isPending, error } = useRouteMutation(updateUser, useMemberAction());
  if (!member.flagged_since_decision) return null;
  const keep = () => mutate({ params: { id }, body: { flagged_since_decision: false, version } });
  return (
    <>
      <Alert severity="warning">
        {t('lateFlag.text')}
        {may('updateUser') && (
          <Button
            size="small"
            variant="outlined"
            color="secondary"
            loading={isPending}
            onClick={keep}
            sx={{ display: 'flex', marginBlockStart: 1 }}
          >
            {t('lateFlag.keep')}
          </Button>
        )}
      </Alert>
      <Conflict error={error} />
    </>
  );
}
