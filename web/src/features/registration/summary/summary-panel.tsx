import { nameOnCard } from '@fanclub/contract/members/name-on-card';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { MembershipCard } from '#member/membership-card/membership-card.tsx';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import { CartLines } from './cart-lines.tsx';

/** Beside the form on wide screens: the card being filled in, and what it costs. */
export function SummaryPanel() {
  const { t } = useTranslation('registration');
  const { values } = useFormikContext<RegistrationDraft>();
  const { settings, bill } = useWizard();
  return (
    <Box
      component="aside"
      aria-label={t('summary.label')}
      sx={{
        display: { xs: 'none', lg: 'grid' },
        gap: 3,
        position: 'sticky',
        insetBlockStart: 84,
      }}
    >
      <MembershipCard name={nameOnCard(values)} pack={values.pack_type} season={settings.season} />
      <Box sx={{ minBlockSize: 236, paddingInline: 0.5 }}>
        <Typography variant="h4" component="h2" sx={{ marginBlockEnd: 1.5 }}>
          {t('cart.title')}
        </Typography>
        {bill.cost && values.pack_type ? (
          <CartLines cost={bill.cost} pack={values.pack_type} rial={bill.rial} />
        ) : (
          <Typography color="textSecondary">{t('cart.empty')}</Typography>
        )}
      </Box>
    </Box>
  );
}
