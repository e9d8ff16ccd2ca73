import { brand, club } from '@fanclub/contract/brand/brand';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useContact } from '#api/use-contact.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { BrandMark } from '#ui/brand-mark.tsx';
import { Dotted } from '#ui/dotted.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { Row } from '#ui/row.tsx';

/**
 * The club as issuer of the receipt, with contact details and the association's number, if the brand file
 * contains it.
 */
export function ClubHead() {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const { email, phone } = useContact();
  const { associationNumber: number, address } = club;
  return (
    <Row sx={{ gap: 2, flexWrap: 'nowrap', alignItems: 'start' }}>
      <BrandMark size={48} />
      <Box sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h4" component="p">
          {brand.name[language]}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <Dotted
            parts={[
              address[language] || brand.contact.city[language],
              email && <Ltr>{email}</Ltr>,
              phone && (
                <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                  <Ltr>{phone}</Ltr>
                </Box>
              ),
              number && (
                <>
                  {t('receipt.association')} <Ltr>{number}</Ltr>
                </>
              ),
            ]}
          />
        </Typography>
      </Box>
    </Row>
  );
}
