import type { CardAddress } from '@fanclub/contract/cards/card';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { countryName } from '#i18n/format.ts';
import { useFormat } from '#i18n/use-format.ts';
import { Dotted } from '#ui/dotted.tsx';
import { Ltr } from '#ui/ltr.tsx';

/**
 * The number of labels on a common A4 sheet: three columns and eight rows of 70 × 37 mm. Half a millimetre
 * above the first row and below the last row belongs to no label.
 */
const perSheet = 24;

/** The cards that go into one envelope: those of one household with one address. */
function envelopesOf(cards: readonly CardAddress[]): CardAddress[][] {
  const envelopes = new Map<string, CardAddress[]>();
  for (const card of cards) {
    const { name, address, postal_code, country } = card.recipient;
    const key = JSON.stringify([card.household, name, address, postal_code, country]);
    envelopes.set(key, [...(envelopes.get(key) ?? []), card]);
  }
  return [...envelopes.values()];
}

/** Address labels in the size in which they are printed, one for each envelope. */
export function Labels({ cards }: { cards: readonly CardAddress[] }) {
  const { t } = useTranslation('cards');
  const envelopes = envelopesOf(cards);
  const sheets = Array.from({ length: Math.ceil(envelopes.length / perSheet) }, (_, i) =>
    envelopes.slice(i * perSheet, (i + 1) * perSheet),
  );
  return (
    <Box role="region" aria-label={t('print.labels')}>
      {sheets.map((sheet) => (
        <Box key={sheet[0]?.[0]?.id} component="ul" sx={sheetStyle}>
          {sheet.map((envelope) => (
            <Label key={envelope[0]?.id} envelope={envelope} />
          ))}
        </Box>
      ))}
    </Box>
  );
}

/**
 * An address label. The country's name is in English, so that the post offices of all countries can read it. The label
 * names the cards inside, unless the only card inside has the recipient's name, and the request number, so that the club
 * finds the member of an envelope that comes back.
 */
function Label({ envelope }: { envelope: CardAddress[] }) {
  const { t } = useTranslation('cards');
  const { list } = useFormat();
  const [first] = envelope;
  if (!first) return null;
  const { name, address, postal_code: code, country, request_number: number } = first.recipient;
  const inside = envelope.map((card) => card.name_on_card);
  const isNamed = inside.length > 1 || inside[0] !== name;
  return (
    <Box component="li" sx={labelStyle}>
      <Box component="strong" dir="auto" sx={{ display: 'block' }}>
        {name}
      </Box>
      <Box component="span" dir="auto" sx={{ display: 'block' }}>
        {address}
      </Box>
      <Box component="span" dir="ltr" sx={{ display: 'block' }}>
        {code}
      </Box>
      <Box component="span" dir="ltr" sx={{ display: 'block', textTransform: 'uppercase' }}>
        {countryName(country, 'en')}
      </Box>
      <Box
        component="small"
        // The number alone begins where the address does, also on a page in Persian.
        dir={isNamed ? undefined : 'ltr'}
        sx={{ display: 'block', fontSize: '7.5pt' }}
      >
        <Dotted
          parts={[
            isNamed &&
              t('print.inside', {
                count: inside.length,
                names: list(inside.map((each) => `\u2068${each}\u2069`)),
              }),
            <Ltr key="number">{number}</Ltr>,
          ]}
        />
      </Box>
    </Box>
  );
}

const sheetStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 70mm)',
  gridTemplateRows: 'repeat(8, 37mm)',
  inlineSize: '210mm',
  blockSize: '296mm',
  boxSizing: 'border-box',
  margin: 0,
  marginBlockEnd: 3,
  padding: 0,
  color: '#000',
  backgroundColor: '#fff',
  // A border would be part of the width and leave too little for three labels.
  outline: '1px solid #ccc',
  // On a screen that is too narrow for a sheet, its labels keep their size and are in fewer columns.
  '@media screen and (max-width: 899.95px)': {
    gridTemplateColumns: 'repeat(auto-fill, 70mm)',
    gridTemplateRows: 'none',
    gridAutoRows: '37mm',
    justifyContent: 'center',
    inlineSize: 'auto',
    blockSize: 'auto',
  },
  '@media print': {
    margin: 0,
    outline: 0,
    breakInside: 'avoid',
    '&:not(:last-of-type)': { breakAfter: 'page' },
  },
} as const;

const labelStyle = {
  listStyle: 'none',
  boxSizing: 'border-box',
  padding: '4mm 5mm',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: '10pt',
  lineHeight: 1.3,
  '@media screen': { outline: '1px dashed #ddd', outlineOffset: '-1px' },
} as const;
