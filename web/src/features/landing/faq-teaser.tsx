import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { bareList } from '#ui/bare-list.ts';
import { DirectionalIcon } from '#ui/directional-icon.tsx';
import { OverlayLink } from '#ui/overlay-address.tsx';
import { faqHashOf } from '#ui/use-faq-address.ts';
import { Section } from './section.tsx';

const asked = ['review', 'documents', 'clubCard', 'deadline'] as const;

/** Four of the questions; each opens its answer. */
export function FaqTeaser() {
  const { t } = useTranslation(['landing', 'faq']);
  return (
    <Box sx={{ backgroundColor: 'surface.sunken' }}>
      <Section heading={t('faq.heading')}>
        <Box
          component="ul"
          sx={{
            ...bareList,
            marginBlock: { xs: 3, md: 5 },
            display: 'grid',
            columnGap: 6,
            gridTemplateColumns: { md: '1fr 1fr' },
          }}
        >
          {asked.map((id) => (
            <Box
              component="li"
              key={id}
              sx={{ borderBlockEnd: '1px solid', borderColor: 'divider' }}
            >
              <Button
                component={OverlayLink}
                to={faqHashOf(id)}
                color="secondary"
                fullWidth
                endIcon={<DirectionalIcon icon={ArrowForwardIcon} />}
                sx={{
                  justifyContent: 'space-between',
                  textAlign: 'start',
                  paddingInline: 0,
                  paddingBlock: 2,
                }}
              >
                {t(`faq:${id}.question`)}
              </Button>
            </Box>
          ))}
        </Box>
        <Button component={OverlayLink} to={faqHashOf()} variant="outlined" color="secondary">
          {t('faq.all')}
        </Button>
      </Section>
    </Box>
  );
}
