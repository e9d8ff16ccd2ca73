import { nameOnCard } from '@fanclub/contract/members/name-on-card';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { fullName } from '#member/full-name.ts';
import { MembershipCard } from '#member/membership-card/membership-card.tsx';
import { Cart } from '../page/cart.tsx';
import { useDraft, useWizard } from '../page/wizard-context.ts';

/** The column beside the form on wide screens: a membership card with the values of the form, and the costs. */
export function SummaryPanel() {
  const { t } = useTranslation('registration');
  const { values } = useDraft();
  const { application, settings, bill } = useWizard();
  // If only people of the family apply, the card shows the last person in the form.
  const other = application.rules.ownPart(values) === 'none' && values.people.at(-1);
  const card = other
    ? { name: fullName(other).trim(), pack: other.pack_type }
    : { name: nameOnCard(values), pack: values.pack_type };
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
      <MembershipCard {...card} season={settings.season} />
      <Box sx={{ minBlockSize: 236, paddingInline: 0.5 }}>
        <Typography variant="h4" component="h2" sx={{ marginBlockEnd: 1.5 }}>
          {t('cart.title')}
        </Typography>
        {bill.total === undefined ? (
          <Typography color="textSecondary">{t('cart.empty')}</Typography>
        ) : (
          <Cart inRial />
        )}
      </Box>
    </Box>
  );
}
