import { updateUser } from '@fanclub/contract/admin/routes';
import type { AdminMember } from '@fanclub/contract/members/profile';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { useMemberAction } from '../api/member-actions.ts';
import { Conflict } from '../detail/conflict.tsx';

/** Paid means that an admin has seen the money. */
export function PaidSwitch({ member }: { member: AdminMember }) {
  const { t } = useTranslation('admin');
  const { id, version } = member;
  const { mutate, isPending, error } = useRouteMutation(updateUser, useMemberAction());
  return (
    <Box>
      <FormControlLabel
        label={t('detail.paid')}
        control={
          <Switch
            name="is_paid"
            checked={member.is_paid}
            disabled={isPending}
            onChange={(_, isPaid) => mutate({ params: { id }, body: { is_paid: isPaid, version } })}
          />
        }
      />
      <Conflict error={error} />
    </Box>
  );
}
