import { type Amounts, partsOf } from '@fanclub/contract/money/amounts';
import { formatParts } from '@fanclub/contract/money/format-money';
import Box from '@mui/material/Box';
import { useTexts } from '#i18n/use-texts.ts';

/** What a member owes over all seasons, by currency. */
export function Owed({ owes }: { owes: Amounts }) {
  const { t, language } = useTexts('admin');
  return (
    <Box component="bdi" sx={{ fontWeight: 650, fontVariantNumeric: 'var(--figures)' }}>
      {formatParts(partsOf(owes), language) || t('owing.unknown')}
    </Box>
  );
}
