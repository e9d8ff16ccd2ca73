import { club } from '@fanclub/contract/brand/brand';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { Ltr } from '#ui/ltr.tsx';

/** The association's number and the club's address. A value that the brand file does not contain is left out. */
export function ClubFacts() {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  const facts = [
    {
      label: t('trust.association'),
      value: <Ltr>{club.associationNumber}</Ltr>,
      is: club.associationNumber,
    },
    { label: t('trust.address'), value: club.address[language], is: club.address[language] },
  ].filter(({ is }) => is !== '');
  return facts.map(({ label, value }) => (
    <Box component="span" key={label} sx={{ display: 'block', marginBlockStart: 0.5 }}>
      {label}: {value}
    </Box>
  ));
}
