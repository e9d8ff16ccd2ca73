import type { Currency } from '@fanclub/contract/money/amounts';
import type { CostBreakdown } from '@fanclub/contract/pricing/cost';
import { isForFamily, type PackType } from '@fanclub/contract/pricing/packages';
import { toEuro } from '@fanclub/contract/pricing/round';
import Box from '@mui/material/Box';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePackName } from '#i18n/use-pack-name.ts';
import { Amount } from '#ui/amount.tsx';
import { ownCost, sumOf } from '../bill/bill.ts';
import type { Bill } from '../bill/use-bill.ts';
import type { PersonDraft } from '../draft/person-draft.ts';
import { usePersonName } from '../draft/use-person-name.ts';

interface CartLinesProps extends Pick<Bill, 'total' | 'rest'> {
  /** The cost of the application of the person who fills in the form; null if that person has no package. */
  cost: CostBreakdown | null;
  pack: PackType | '';
  /** The people of the family; `costs` holds the cost of each in the same order. */
  people: readonly PersonDraft[];
  costs: Bill['people'];
  /** The amount to pay in rial; null or absent if the list does not show it. */
  rial?: number | null;
}

interface Line {
  key: string;
  label: ReactNode;
  /** Null while the person has no package. */
  value: number | null;
  struck?: boolean;
}

/**
 * Lists the price of each family package once for all who share it, the costs of the person who fills in the form, then
 * a line for each person of the family, and the total.
 */
export const CartLines = memo(function CartLines(props: CartLinesProps) {
  const { cost, pack, people, costs, rest, total = 0, rial = null } = props;
  const { t } = useTranslation(['registration', 'member']);
  const own = useOwnLines();
  const shared = useSharedLines();
  const nameOf = usePersonName();
  const restIn = (wanted: Currency) =>
    rest
      .filter(({ currency }) => currency === wanted)
      .map(({ request_number: key, season, amount: value }) => ({
        key,
        label: t('member:balance.of', { season }),
        value,
      }));
  const lines: Line[] = [
    ...shared([
      { pack, cost },
      ...people.map(({ pack_type }, index) => ({ pack: pack_type, cost: costs[index] ?? null })),
    ]),
    ...(cost && pack ? own(cost, pack) : []),
    ...people.flatMap((person, index) => {
      const cost = costs[index];
      const value = cost ? ownCost(cost, person.pack_type) : null;
      if (value === 0 && isForFamily(person.pack_type)) return [];
      return { key: person.key, label: <bdi>{nameOf(person, index)}</bdi>, value };
    }),
    ...restIn('EUR').map((line) => ({ ...line, value: toEuro(line.value) })),
  ];
  return (
    <Box component="dl" sx={{ margin: 0, display: 'grid', gap: 1 }}>
      {lines.map(({ key, label, value, struck = false }) => (
        <Box key={key} sx={rowStyle}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ margin: 0, fontWeight: 550 }}>
            {value === null ? '—' : <Amount value={value} struck={struck} />}
          </Box>
        </Box>
      ))}
      <Box
        sx={{
          ...rowStyle,
          alignItems: 'center',
          marginBlockStart: 0.5,
          paddingBlockStart: 1.5,
          borderBlockStart: 'var(--line)',
        }}
      >
        <Box component="dt" sx={{ fontWeight: 700 }}>
          {t('member:amounts.total_price')}
        </Box>
        <Box component="dd" sx={{ margin: 0 }} aria-live="polite">
          <Amount value={total} size="large" />
        </Box>
      </Box>
      {restIn('IRR').map(({ key, label, value }) => (
        <Box key={key} sx={{ ...rowStyle, color: 'text.secondary' }}>
          <dt>{label}</dt>
          <Box component="dd" sx={{ margin: 0 }}>
            <Amount value={value} currency="rial" />
          </Box>
        </Box>
      ))}
      {rial !== null && (
        <Box sx={{ ...rowStyle, color: 'text.secondary' }}>
          <dt>{t('payment.rialAmount')}</dt>
          <Box component="dd" sx={{ margin: 0 }}>
            <Amount value={rial} currency="rial" />
          </Box>
        </Box>
      )}
    </Box>
  );
});

/** Returns a function that lists each family package that these people chose, with the sum of their shares. */
function useSharedLines() {
  const { t } = useTranslation('registration');
  const packName = usePackName();
  return (chosen: readonly { pack: PackType | ''; cost: CostBreakdown | null }[]): Line[] => {
    const packs = chosen.flatMap(({ pack, cost }) => (cost && isForFamily(pack) ? pack : []));
    return [...new Set(packs)].map((pack) => {
      const sharing = chosen.filter((one) => one.pack === pack);
      return {
        key: pack,
        label: t('cart.shared', { name: packName(pack), count: sharing.length }),
        value: sumOf(sharing.map(({ cost }) => cost?.base_amount ?? 0)),
      };
    });
  };
}

/**
 * Returns a function that lists the costs of the person who fills in the form: a package for one person, card, shipping
 * and its discount, and fees.
 */
function useOwnLines() {
  const { t } = useTranslation(['registration', 'member', 'common']);
  const packName = usePackName();
  return (cost: CostBreakdown, pack: PackType): Line[] => {
    const isDiscounted = cost.shipping_discount > 0;
    const line = (label: string, value: number, struck = false) => ({
      key: label,
      label,
      value,
      struck,
    });
    const lines = isForFamily(pack)
      ? []
      : [line(t('cart.package', { name: packName(pack) }), cost.base_amount)];
    if (cost.juventus_card_cost > 0 || cost.shipping_cost > 0) {
      lines.push(
        line(t('common:clubCard'), cost.juventus_card_cost),
        line(t('member:amounts.shipping_cost'), cost.shipping_cost, isDiscounted),
      );
    }
    if (isDiscounted) {
      lines.push(
        line(t('member:amounts.shipping_discount'), -cost.shipping_discount),
        line(t('cart.finalShipping'), cost.shipping_effective),
      );
    }
    for (const fee of ['membership_fee', 'processing_fee'] as const) {
      if (cost[fee] > 0) lines.push(line(t(`member:amounts.${fee}`), cost[fee]));
    }
    return lines;
  };
}

const rowStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 2,
} as const;
