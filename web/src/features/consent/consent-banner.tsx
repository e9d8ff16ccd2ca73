import TuneIcon from '@mui/icons-material/TuneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { paths } from '#config/paths.ts';
import { floating } from '#theme/components/surfaces.ts';
import { radius } from '#theme/tokens.ts';
import { PageLink } from '#ui/page-link.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { everything, onlyNecessary, saveConsent } from './consent-store.ts';
import { useSettingsAddress } from './use-settings-address.ts';

/**
 * Early in the document for keyboard and screen reader, at the window's lower edge for the eye.
 * Its place in the flow is the page's end, so nothing stays hidden under it; a very low window
 * shows it above the page instead.
 */
export function ConsentBanner() {
  const { t } = useTranslation('consent');
  const { open } = useSettingsAddress();
  const floats = useMediaQuery('(min-height: 441px)', { noSsr: true });
  const banner = useRef<HTMLElement>(null);
  const titleId = useId();
  useReservedSpace(banner, floats);
  return (
    <Box
      component="section"
      ref={banner}
      aria-labelledby={titleId}
      sx={[bannerStyle.place, floats && bannerStyle.floating]}
    >
      <Box sx={bannerStyle.sheet}>
        <Typography id={titleId} variant="subtitle2" component="h2" sx={bannerStyle.title}>
          {t('title')}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          <Trans
            t={t}
            i18nKey="text"
            components={{
              policy: <Link component={PageLink} to={paths.legal.build('cookies')} />,
            }}
          />
        </Typography>
        <Box sx={bannerStyle.buttons}>
          <Button variant="outlined" color="secondary" aria-label={t('settings')} onClick={open}>
            <TuneIcon fontSize="small" />
          </Button>
          <Button variant="contained" color="secondary" onClick={() => saveConsent(onlyNecessary)}>
            {t('onlyNecessary')}
          </Button>
          <Button variant="contained" color="secondary" onClick={() => saveConsent(everything)}>
            {t('acceptAll')}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

type Style = SxProps<Theme>;

const place = { displayPrint: 'none', flexShrink: 0 } satisfies Style;

/** A sheet across phones and tablets; from 992 px a card in the corner that clicks pass beside. */
const atLowerEdge = {
  order: 1,
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 'fab',
  pointerEvents: { lg: 'none' },
  padding: { lg: 2 },
  '& > *': { pointerEvents: 'auto', marginInlineStart: { lg: 'auto' } },
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

/** On a phone the text alone says it, and the page needs the room. */
const title = { '@media (max-width: 599.95px)': { ...visuallyHidden } } satisfies Style;

const buttons = {
  display: 'grid',
  gridTemplateColumns: '44px 1fr 1fr',
  gap: 1,
  maxInlineSize: 480,
  '& button': { minInlineSize: 0, paddingInline: 1, lineHeight: 1.3 },
} satisfies Style;

const bannerStyle = { place, floating: atLowerEdge, sheet, title, buttons };

/** What sticks to the lower edge of the window stands this much above it. */
const property = '--consent-inset';

/** Keeps the sheet's height free for sticky bars, and for whatever scrolls into view. */
function useReservedSpace(banner: RefObject<HTMLElement | null>, floats: boolean): void {
  const isSheet = useIsNarrow();
  useEffect(() => {
    const { style } = document.documentElement;
    const element = banner.current;
    const reserve = () => {
      const height = isSheet && floats ? (element?.offsetHeight ?? 0) : 0;
      style.setProperty(property, `${height}px`);
      style.scrollPaddingBlockEnd = `var(${property})`;
    };
    reserve();
    const observer = new ResizeObserver(reserve);
    if (element) observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
      style.scrollPaddingBlockEnd = '';
    };
  }, [banner, floats, isSheet]);
}
