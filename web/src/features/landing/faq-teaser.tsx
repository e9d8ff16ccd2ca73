import { askedQuestions, type FaqQuestion } from '@fanclub/contract/settings/club-texts';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { OverlayLink } from '#ui/overlay-address.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { faqHashOf } from '#ui/use-faq-address.ts';
import { Section } from './section.tsx';

/** Questions that people ask before they join; search engines also get them as structured data. */
const beforeJoining: readonly FaqQuestion[] = [
  'review',
  'documents',
  'clubCard',
  'deadline',
  'join',
  'changes',
];

/** Returns the first four of these questions that are about what the club has. */
export const teaserQuestions = () =>
  beforeJoining.filter((question) => askedQuestions().includes(question)).slice(0, 4);

/** Four of the frequent questions. Each can be opened even without JavaScript. */
export function FaqTeaser() {
  const { t } = useTranslation(['landing', 'faq']);
  return (
    <Section heading={t('faq.heading')}>
      <Box sx={{ marginBlock: { xs: 3, md: 5 }, maxInlineSize: 860 }}>
        {teaserQuestions().map((id) => (
          <Box
            component="details"
            key={id}
            name="faq"
            sx={{
              borderBlockEnd: 'var(--line)',
              '& summary::-webkit-details-marker': { display: 'none' },
              '&[open] summary svg': { rotate: '45deg' },
            }}
          >
            <Box
              component="summary"
              sx={{
                display: 'flex',
                justifyContent: 'space-between',
                alignItems: 'center',
                gap: 2,
                paddingBlock: 2,
                fontWeight: 650,
                listStyle: 'none',
                cursor: 'pointer',
                '& svg': { flexShrink: 0, transition: 'rotate 180ms ease-out' },
              }}
            >
              <span data-own={`faq_${id}_question`}>{t(`faq:${id}.question`)}</span>
              <AddIcon aria-hidden />
            </Box>
            <Typography
              data-own={`faq_${id}_answer`}
              sx={{ paddingBlockEnd: 2.5, maxInlineSize: '68ch' }}
            >
              <span data-answer-time>{t(`faq:${id}.answer`)}</span>
            </Typography>
          </Box>
        ))}
      </Box>
      <SecondaryButton component={OverlayLink} to={faqHashOf()}>
        {t('faq.all')}
      </SecondaryButton>
    </Section>
  );
}
