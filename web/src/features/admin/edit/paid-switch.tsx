import type { AdminMember } from '@fanclub/contract/members/profile';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import { useUpdateMember } from '../api/update-member.ts';
import { Conflict } from '../detail/conflict.tsx';

/** Paid means that an admin has seen the money. */
export function PaidSwitch({ member }: { member: AdminMember }) {
  const { t } = useTranslation('admin');
  const { mutate, isPending, error } = useUpdateMember(member);
  return (
    <Box>
      <FormControlLabel
        label={t('detail.paid')}
        control={
          <Switch
            name="is_paid"
            checked={member.is_paid}
            disabled={isPending}
            onChange={(_, isPaid) => mutate({ is_paid: isPaid })}
          />
        }
      />
      <Conflict error={error} />
    </Box>
  );
}
