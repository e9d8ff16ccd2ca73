import TuneIcon from '@mui/icons-material/TuneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { bannerStyle } from './banner-style.ts';
import { everything, onlyNecessary, saveConsent } from './consent-store.ts';
import { useReservedSpace } from './use-reserved-space.ts';
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
              policy: <Link component={RouterLink} to={paths.legal.build('cookies')} />,
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
