import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { CartLines } from '../summary/cart-lines.tsx';
import { Section } from '../wizard/section.tsx';
import { useWizard } from '../wizard/wizard-context.ts';
import { PromoBox } from './promo-box.tsx';

/** What is bought; beside the summary panel of wide screens only the promo code is left to say. */
export function CartSection() {
  const { t } = useTranslation('registration');
  const { values } = useFormikContext<RegistrationDraft>();
  const { bill, settings } = useWizard();
  return (
    <Section title={t('cart.title')} help={t('cart.perSeason', { season: settings.season })}>
      {bill.cost && values.pack_type && (
        <Box sx={{ marginBlockEnd: 2 }}>
          <CartLines cost={bill.cost} pack={values.pack_type} />
        </Box>
      )}
      <PromoBox />
    </Section>
  );
}
