import { type Amounts, partsOf } from '@fanclub/contract/money/amounts';
import { formatParts } from '@fanclub/contract/money/format-money';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';

/** What a member owes over all seasons, by currency. */
export function Owed({ owes }: { owes: Amounts }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  return (
    <Box component="bdi" sx={{ fontWeight: 650, fontVariantNumeric: 'var(--figures)' }}>
      {formatParts(partsOf(owes), language) || t('owing.unknown')}
    </Box>
  );
}
