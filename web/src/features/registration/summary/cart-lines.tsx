import type { CostBreakdown } from '@fanclub/contract/pricing/cost';
import type { PackType } from '@fanclub/contract/pricing/packages';
import Box from '@mui/material/Box';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '#ui/amount.tsx';

interface CartLinesProps {
  cost: CostBreakdown;
  pack: PackType;
  /** What is deposited, where rial is how it is paid. */
  rial?: number | null;
}

interface Line {
  label: string;
  value: number;
  struck?: boolean;
}

/** Package, card and shipping, or shipping before and after its discount; the club's fees; then the total. */
export const CartLines = memo(function CartLines({ cost, pack, rial = null }: CartLinesProps) {
  const { t } = useTranslation(['registration', 'member', 'common']);
  const isDiscounted = cost.shipping_discount > 0;
  const lines: Line[] = [
    { label: t('cart.package', { name: t(`common:packages.${pack}`) }), value: cost.base_amount },
  ];
  if (cost.juventus_card_cost > 0 || cost.shipping_cost > 0) {
    lines.push(
      { label: t('common:clubCard'), value: cost.juventus_card_cost },
      { label: t('cart.shipping'), value: cost.shipping_cost, struck: isDiscounted },
    );
  }
  if (isDiscounted) {
    lines.push(
      { label: t('cart.discount'), value: -cost.shipping_discount },
      { label: t('cart.finalShipping'), value: cost.shipping_effective },
    );
  }
  for (const fee of ['membership_fee', 'processing_fee'] as const) {
    if (cost[fee] > 0) lines.push({ label: t(`member:amounts.${fee}`), value: cost[fee] });
  }
  return (
    <Box component="dl" sx={{ margin: 0, display: 'grid', gap: 1 }}>
      {lines.map(({ label, value, struck = false }) => (
        <Box key={label} sx={rowLook}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ margin: 0, fontWeight: 550 }}>
            <Amount value={value} struck={struck} />
          </Box>
        </Box>
      ))}
      <Box
        sx={{
          ...rowLook,
          alignItems: 'center',
          marginBlockStart: 0.5,
          paddingBlockStart: 1.5,
          borderBlockStart: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Box component="dt" sx={{ fontWeight: 700 }}>
          {t('cart.total')}
        </Box>
        <Box component="dd" sx={{ margin: 0 }} aria-live="polite">
          <Amount value={cost.total_price} size="large" />
        </Box>
      </Box>
      {rial !== null && (
        <Box sx={{ ...rowLook, color: 'text.secondary' }}>
          <dt>{t('payment.rialAmount')}</dt>
          <Box component="dd" sx={{ margin: 0 }}>
            <Amount value={rial} currency="rial" />
          </Box>
        </Box>
      )}
    </Box>
  );
});

const rowLook = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 2,
} as const;
