import { updateUser } from '@fanclub/contract/admin/routes';
import type { AdminMember } from '@fanclub/contract/members/profile';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { useMemberAction } from '../api/member-actions.ts';
import { useMay } from '../rooms/use-may.ts';
import { Conflict } from './conflict.tsx';

/** What was found after the approval stays in the queue until somebody has looked, or takes the membership away. */
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
