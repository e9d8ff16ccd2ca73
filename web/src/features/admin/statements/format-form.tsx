import { takenWays } from '@fanclub/contract/money/payments';
import { decimalSigns, takenOrders, takenUnits } from '@fanclub/contract/read-file/forms';
import type {
  ReadStatement,
  StatementChoices,
} from '@fanclub/contract/read-file/statement/read-statement';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Choice } from '#admin-kit/choice.tsx';

/** The meanings that a column can have, in the order of the form's fields. */
const roles = [
  'day',
  'amount',
  'credit',
  'debit',
  'direction',
  'balance',
  'payer',
  'text',
  'bank_id',
  'currency',
  'status',
  'fee',
] as const;

export interface FormatFormProps {
  read: ReadStatement;
  onChoose: (choices: StatementChoices) => void;
}

/** The columns of a file as options of a field. */
export const columnOptions = ({ headings }: ReadStatement) =>
  headings.map((heading, i) => ({ value: String(i), label: heading || `${i + 1}` }));

/** Form for the meaning of the columns, the unit, the formats of amounts and dates, and the way of payment. */
export function FormatForm({ read, onChoose }: FormatFormProps) {
  const { t } = useTranslation(['statements', 'member']);
  const { draft } = read;
  const { columns } = draft;
  return (
    <Box sx={grid}>
      {roles.map((role) => (
        <Choice
          key={role}
          label={t(`format.columns.${role}`)}
          value={columns[role][0] === undefined ? null : String(columns[role][0])}
          options={columnOptions(read)}
          {...(role !== 'day' && { none: t('format.none') })}
          onChoose={(chosen) =>
            onChoose({ columns: { ...columns, [role]: chosen === null ? [] : [Number(chosen)] } })
          }
        />
      ))}
      <Choice
        label={t('format.unit')}
        value={draft.unit}
        options={takenUnits().map((value) => ({ value, label: t(`format.units.${value}`) }))}
        onChoose={(unit) => onChoose({ unit: unit ?? undefined })}
      />
      <Choice
        label={t('format.decimal')}
        value={draft.decimal}
        options={decimalSigns.map((value) => ({ value, label: t(`format.decimals.${value}`) }))}
        onChoose={(decimal) => onChoose({ decimal: decimal ?? undefined })}
      />
      <Choice
        label={t('format.dates')}
        value={draft.dates}
        options={takenOrders().map((value) => ({ value, label: t(`format.orders.${value}`) }))}
        onChoose={(dates) => onChoose({ dates: dates ?? undefined })}
      />
      <Choice
        label={t('format.way')}
        value={draft.way}
        options={takenWays().map((value) => ({ value, label: t(`member:ways.${value}`) }))}
        onChoose={(way) => onChoose({ way: way ?? undefined })}
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
