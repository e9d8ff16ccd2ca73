import type { CardAddress } from '@fanclub/contract/cards/card';
import Box from '@mui/material/Box';
import { useTexts } from '#i18n/use-texts.ts';
import { Ltr } from '#ui/ltr.tsx';

/** List of recipients and their cards, to be ticked off while the cards are put into envelopes. */
export function AddressSheet({ cards }: { cards: readonly CardAddress[] }) {
  const { t, format } = useTexts(['cards', 'member']);
  return (
    <Box
      role="region"
      aria-label={t('print.sheet')}
      tabIndex={0}
      sx={{ overflowX: 'auto', '@media print': { overflow: 'visible' } }}
    >
      <Box component="table" aria-label={t('print.sheet')} sx={tableStyle}>
        <thead>
          <tr>
            <th scope="col">{t('print.columns.place')}</th>
            <th scope="col">{t('print.columns.card')}</th>
            <th scope="col">{t('print.columns.recipient')}</th>
            <th scope="col">{t('print.columns.address')}</th>
            <th scope="col">{t('member:fields.request_number')}</th>
            <th scope="col">{t('tracking')}</th>
          </tr>
        </thead>
        <tbody>
          {cards.map(({ id, name_on_card, recipient, tracking }, place) => (
            <tr key={id}>
              <td>{format.number(place + 1)}</td>
              <td>
                <bdi dir="auto">{name_on_card}</bdi>
              </td>
              <td>
                <div>
                  <bdi dir="auto">{recipient.name}</bdi>
                </div>
                <Ltr>{recipient.phone}</Ltr>
              </td>
              <td>
                <div>
                  <bdi dir="auto">{recipient.address}</bdi>
                </div>
                <div>
                  <Ltr>{recipient.postal_code}</Ltr> {format.country(recipient.country)}
                </div>
              </td>
              <td>
                <Ltr>{recipient.request_number}</Ltr>
              </td>
              <td>{tracking && <Ltr>{tracking}</Ltr>}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const tableStyle = {
  inlineSize: '100%',
  minInlineSize: '44rem',
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  '& th, & td': {
    padding: '6px 8px',
    textAlign: 'start',
    verticalAlign: 'top',
    border: 'var(--line)',
    overflowWrap: 'anywhere',
  },
  '& tr': { breakInside: 'avoid' },
  '@media print': {
    minInlineSize: 0,
    fontSize: '8.5pt',
    color: '#000',
    '& th, & td': { borderColor: '#999' },
  },
} as const;
