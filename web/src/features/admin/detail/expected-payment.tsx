import type { AdminMember } from '@fanclub/contract/members/profile';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CostList } from '#member/cost-list.tsx';
import { Amount } from '#ui/amount.tsx';
import { PaidSwitch } from '../edit/paid-switch.tsx';

/** What the receipt should show: amount, way and name, large enough to compare at a glance. */
export function ExpectedPayment({ member }: { member: AdminMember }) {
  const { t } = useTranslation(['admin', 'member', 'common']);
  const { payment_method: method, euro_payment_method: service, rial_amount: rial } = member;
  return (
    <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
      <Box>
        <Typography variant="body2" color="textSecondary">
          {t('detail.expected')}
        </Typography>
        <Amount
          size="large"
          value={rial ?? member.total_price}
          currency={rial === null ? 'euro' : 'rial'}
        />
      </Box>
      <Box>
        <Typography variant="body2" color="textSecondary">
          {t('member:fields.payment_method')}
        </Typography>
        <Typography sx={{ fontWeight: 650 }}>
          {t(`common:paymentMethods.${service ?? method}`)}
        </Typography>
      </Box>
      <Box>
        <Typography variant="body2" color="textSecondary">
          {t('detail.payer')}
        </Typography>
        <Typography sx={{ fontWeight: 650 }}>
          <bdi>{`${member.first_name} ${member.last_name}`}</bdi>
        </Typography>
      </Box>
      <Box sx={{ fontSize: '0.9375rem' }}>
        <CostList profile={member} />
      </Box>
      {member.exchange_rate !== null && member.exchange_rate_at && (
        <Typography variant="body2" color="textSecondary">
          {t('member:amounts.rate', { rate: member.exchange_rate, day: member.exchange_rate_at })}
        </Typography>
      )}
      <PaidSwitch member={member} />
    </Box>
  );
}
