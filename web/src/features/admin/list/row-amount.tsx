import type { AdminMember } from '@fanclub/contract/members/profile';
import PaidIcon from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Amount } from '#ui/amount.tsx';

/** The total, with a mark once an admin has seen the money. */
export function RowAmount({ member }: { member: AdminMember }) {
  const { t } = useTranslation();
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Amount value={member.total_price} />
      {member.is_paid && (
        <PaidIcon
          color="success"
          role="img"
          titleAccess={t('status.paid')}
          sx={{ fontSize: '1.125rem' }}
        />
      )}
    </Box>
  );
}
