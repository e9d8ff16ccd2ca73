import TuneIcon from '@mui/icons-material/TuneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#config/paths.ts';
import { floating } from '#theme/components/surfaces.ts';
import { radius } from '#theme/tokens.ts';
import { OverlayLink } from '#ui/overlay-address.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { TaggedText } from '#ui/tagged-text.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { type Consent, everything, onlyNecessary } from './consent-store.ts';
import { settingsHash } from './use-settings-address.ts';

interface ConsentSheetProps {
  ref?: Ref<HTMLElement>;
  /** Missing on a built page, whose entry script listens for `data-consent` instead. */
  onAnswer?: (consent: Consent) => void;
}

/**
 * The cookie question. It comes early in the document, for keyboards and screen readers, but is displayed at the lower
 * edge of the window. At the end of the page there is separate space for the question, so that it covers nothing. In a
 * window of little height the question is displayed above the page instead.
 */
export function ConsentSheet({ ref, onAnswer }: ConsentSheetProps) {
  const { t } = useTranslation(['consent', 'common']);
  const titleId = useId();
  const answers = [
    { name: 'necessary', label: t('onlyNecessary'), consent: onlyNecessary },
    { name: 'everything', label: t('acceptAll'), consent: everything },
  ];
  return (
    <Box component="section" ref={ref} aria-labelledby={titleId} sx={place}>
      <Box sx={sheet}>
        <Typography id={titleId} variant="subtitle2" component="h2" sx={title}>
          {t('title')}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          <TaggedText
            text={t('text')}
            tags={{
              policy: <Link component={PageLink} to={paths.legal.build('cookies')} />,
            }}
          />
        </Typography>
        <Box sx={buttons}>
          <SecondaryButton
            component={OverlayLink}
            to={settingsHash}
            aria-label={t('common:footer.cookieSettings')}
          >
            <TuneIcon fontSize="small" />
          </SecondaryButton>
          {answers.map(({ name, label, consent }) => (
            <Button
              key={name}
              variant="contained"
              color="secondary"
              data-consent={name}
              {...(onAnswer && { onClick: () => onAnswer(consent) })}
            >
              {label}
            </Button>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

type Style = SxProps<Theme>;

/**
 * Displays the question as a sheet at the lower edge on phones and tablets. From 992 px it is a card in the
 * corner, and clicks beside the card reach the page.
 */
const atLowerEdge = {
  order: 1,
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 'fab',
  pointerEvents: { lg: 'none' },
  padding: { lg: 2 },
  '& > *': { pointerEvents: 'auto', marginInlineStart: { lg: 'auto' } },
} satisfies Style;

/** A window of up to 440 px height has no room for a sticky sheet. */
const place = {
  displayPrint: 'none',
  flexShrink: 0,
  '@media (min-height: 441px)': atLowerEdge,
} satisfies Style;

const sheet = {
  maxInlineSize: { lg: 400 },
  display: 'grid',
  gap: { xs: 1, lg: 1.25 },
  paddingInline: { xs: 2, sm: 3, lg: 2.5 },
  paddingBlockStart: { xs: 1.25, lg: 2 },
  paddingBlockEnd: { xs: 'max(10px, env(safe-area-inset-bottom))', lg: 2 },
  backgroundColor: 'background.paper',
  borderStyle: 'solid',
  borderWidth: { xs: '1px 0', lg: '1px' },
  borderColor: 'divider',
  borderRadius: { lg: radius.card },
  boxShadow: { lg: floating },
} satisfies Style;

/** On phones the heading is only for screen readers, because the text alone is clear and the page needs the room. */
const title = { '@media (max-width: 599.95px)': { ...visuallyHidden } } satisfies Style;

const buttons = {
  display: 'grid',
  gridTemplateColumns: '44px 1fr 1fr',
  gap: 1,
  maxInlineSize: 480,
  '& .MuiButton-root': { minInlineSize: 0, paddingInline: 1, lineHeight: 1.3 },
} satisfies Style;
