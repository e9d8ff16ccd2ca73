import { paymentWays } from '@fanclub/contract/money/payments';
import { dateOrders, decimalSigns, statementUnits } from '@fanclub/contract/statements/format';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Choice } from '#admin-kit/choice.tsx';
import type { Choices, DraftFormat } from './draft-format.ts';

const single = ['day', 'amount', 'credit', 'debit', 'bank_id', 'currency', 'status'] as const;
const several = ['payer', 'text'] as const;
/** The meanings that a column can have, in the order of the form's fields. */
const roles = [
  'day',
  'amount',
  'credit',
  'debit',
  ...several,
  'bank_id',
  'currency',
  'status',
] as const;
type Single = (typeof single)[number];
const isSingle = (role: (typeof roles)[number]): role is Single =>
  (single as readonly string[]).includes(role);

interface FormatFormProps {
  header: readonly string[];
  draft: DraftFormat;
  onChoose: (choices: Choices) => void;
}

/**
 * Form for the meaning of the columns, the unit, the formats of amounts and dates, and the way of payment.
 * Unknown values are empty.
 */
export function FormatForm({ header, draft, onChoose }: FormatFormProps) {
  const { t } = useTranslation(['statements', 'member']);
  const { columns } = draft;
  const named = header.map((heading, i) => ({
    value: String(i),
    label: heading.trim() || `${i + 1}`,
  }));
  const hasMoney = columns.amount !== null || columns.credit !== null;
  const needed = (role: Single) => role === 'day' || (role === 'amount' && !hasMoney);
  return (
    <Box sx={grid}>
      {roles.map((role) =>
        isSingle(role) ? (
          <Choice
            key={role}
            label={t(`format.columns.${role}`)}
            value={columns[role] === null ? null : String(columns[role])}
            options={named}
            {...(!needed(role) && { none: t('format.none') })}
            onChoose={(chosen) =>
              onChoose({ columns: { ...columns, [role]: chosen === null ? null : Number(chosen) } })
            }
          />
        ) : (
          <Choice
            key={role}
            label={t(`format.columns.${role}`)}
            value={columns[role][0] === undefined ? null : String(columns[role][0])}
            options={named}
            none={t('format.none')}
            onChoose={(chosen) =>
              onChoose({ columns: { ...columns, [role]: chosen === null ? [] : [Number(chosen)] } })
            }
          />
        ),
      )}
      <Choice
        label={t('format.unit')}
        value={draft.unit}
        options={statementUnits.map((value) => ({ value, label: t(`format.units.${value}`) }))}
        onChoose={(unit) => onChoose({ unit })}
      />
      <Choice
        label={t('format.decimal')}
        value={draft.decimal}
        options={decimalSigns.map((value) => ({ value, label: t(`format.decimals.${value}`) }))}
        onChoose={(decimal) => onChoose({ decimal })}
      />
      <Choice
        label={t('format.dates')}
        value={draft.dates}
        options={dateOrders.map((value) => ({ value, label: t(`format.orders.${value}`) }))}
        onChoose={(dates) => onChoose({ dates })}
      />
      <Choice
        label={t('format.way')}
        value={draft.way}
        options={paymentWays.map((value) => ({ value, label: t(`member:ways.${value}`) }))}
        onChoose={(way) => onChoose({ way })}
      />
    </Box>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  columnGap: 2,
  alignItems: 'end',
  '& select': { paddingBlock: 1, textOverflow: 'ellipsis', textAlign: '-webkit-match-parent' },
} as const;
