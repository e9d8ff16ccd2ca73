import type { FigureRow } from '@fanclub/contract/figures/routes';
import { type Amounts, currencies } from '@fanclub/contract/money/amounts';
import { formatMoney } from '@fanclub/contract/money/format-money';
import Box from '@mui/material/Box';
import { useFormat } from '#i18n/use-format.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { FigureTable } from './figure-table.tsx';

interface SumsTableProps {
  title: string;
  rows: readonly FigureRow[];
  nameOf: (name: string) => string;
}

/**
 * Table of applications and received money by group. The bar under a group's name compares its number of applications
 * with the largest number in the table.
 */
export function SumsTable({ title, rows, nameOf }: SumsTableProps) {
  const { t, format } = useTexts('figures');
  const largest = Math.max(1, ...rows.map(({ applications }) => applications));
  return (
    <FigureTable title={title} columns={[t('name'), t('applications'), t('paid'), t('received')]}>
      {rows.map(({ name, applications, paid, received }) => (
        <tr key={name}>
          <th scope="row">
            {nameOf(name)}
            <Box
              aria-hidden
              sx={{
                blockSize: 4,
                inlineSize: `${(100 * applications) / largest}%`,
                marginBlockStart: 0.5,
                borderRadius: 2,
                backgroundColor: 'var(--fan-palette-accent-mark)',
              }}
            />
          </th>
          <td>{format.number(applications)}</td>
          <td>{format.number(paid)}</td>
          <td>
            <Received amounts={received} />
          </td>
        </tr>
      ))}
    </FigureTable>
  );
}

/** Shows each currency's amount on its own line. Euro and rial are never added together. */
function Received({ amounts }: { amounts: Amounts }) {
  const { language } = useFormat();
  const known = currencies.filter((currency) => amounts[currency] !== 0);
  return (known.length > 0 ? known : currencies.slice(0, 1)).map((currency) => (
    <div key={currency}>{formatMoney({ amount: amounts[currency], currency }, language)}</div>
  ));
}
