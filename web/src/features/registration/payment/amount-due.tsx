import { rialPerToman } from '@fanclub/contract/pricing/rial';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Amount } from '#ui/amount.tsx';
import type { Bill } from '../summary/use-bill.ts';

interface AmountDueProps {
  bill: Bill;
  size?: 'inherit' | 'large';
}

/** What is to be paid in the currency of the payment; rial with toman, in which people count. */
export function AmountDue({ bill: { cost, rial }, size = 'inherit' }: AmountDueProps) {
  const { t } = useTranslation('registration');
  if (!cost) return '—';
  if (rial === null) return <Amount value={cost.total_price} size={size} />;
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}
    >
      <Amount value={rial} currency="rial" size={size} />
      <Box
        component="bdi"
        sx={{ fontSize: '1rem', fontWeight: 600, color: 'text.secondary', whiteSpace: 'nowrap' }}
      >
        {t('payment.inToman', { toman: rial / rialPerToman })}
      </Box>
    </Box>
  );
}
