import { rialPerToman } from '@fanclub/contract/pricing/rial';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Amount } from '#ui/amount.tsx';

interface AmountDueProps {
  /** Total in euro; undefined until a package is chosen. */
  total: number | undefined;
  /** Amount in rial; null if the payment is not in rial or the exchange rate is not known. */
  rial: number | null;
  /** True shows the amount in large digits, on a page whose subject is the amount. */
  isLarge?: boolean;
}

/** The amount due: in rial, repeated in toman below, or in euro if there is no amount in rial. */
export function AmountDue({ total, rial, isLarge = false }: AmountDueProps) {
  const style = { fontSize: isLarge ? '1.75rem' : '1.1875rem', fontWeight: 800, lineHeight: 1.4 };
  if (total === undefined) return <Box sx={style}>—</Box>;
  if (rial === null) {
    return (
      <Box sx={style}>
        <Amount value={total} />
      </Box>
    );
  }
  return (
    <>
      <Box sx={{ ...style, ...(!isLarge && small), '& bdi': { whiteSpace: 'normal' } }}>
        <Amount value={rial} currency="rial" />
      </Box>
      <Box sx={{ fontSize: '0.8125rem', fontWeight: 600 }}>
        <InToman rial={rial} />
      </Box>
    </>
  );
}

/** A smaller font, because an amount in rial has many digits. */
const small = { fontSize: '1.0625rem' } as const;

/** An amount in toman, the unit in which people in Iran name prices. */
export function InToman({ rial }: { rial: number }) {
  const { t } = useTranslation('registration');
  return (
    <Box component="bdi" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
      {t('payment.inToman', { toman: rial / rialPerToman })}
    </Box>
  );
}
