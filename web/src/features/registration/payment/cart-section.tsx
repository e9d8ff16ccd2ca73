import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { CartLines } from '../summary/cart-lines.tsx';
import { Section } from '../wizard/section.tsx';
import { useWizard } from '../wizard/wizard-context.ts';

/** What is bought; wide screens have it beside the form already. */
export function CartSection() {
  const { t } = useTranslation('registration');
  const { values } = useFormikContext<RegistrationDraft>();
  const { bill, settings } = useWizard();
  if (!bill.cost || !values.pack_type) return null;
  return (
    <Box sx={{ display: { lg: 'none' } }}>
      <Section title={t('cart.title')} help={t('cart.perSeason', { season: settings.season })}>
        <CartLines cost={bill.cost} pack={values.pack_type} />
      </Section>
    </Box>
  );
}
