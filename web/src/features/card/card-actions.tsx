import InstallIcon from '@mui/icons-material/InstallMobileOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardManifestFile } from '#config/card-app.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Row } from '#ui/row.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';

/** The actions of a card: installing it on the home screen and printing it on A4. */
export function CardActions() {
  const { t } = useTranslation('card');
  useCardManifest();
  const { install, isByHand } = useInstall();
  return (
    <>
      <GlobalStyles styles={{ '@page': { size: 'A4', margin: '12mm' } }} />
      <Row sx={{ displayPrint: 'none' }}>
        {install && (
          <Button variant="contained" startIcon={<InstallIcon />} onClick={install}>
            {t('install')}
          </Button>
        )}
        <SecondaryButton startIcon={<PrintIcon />} onClick={() => window.print()}>
          {t('print')}
        </SecondaryButton>
      </Row>
      {isByHand && (
        <Typography variant="note" sx={{ marginBlockStart: 2, displayPrint: 'none' }}>
          {t('installByHand')}
        </Typography>
      )}
    </>
  );
}

/** Replaces the site's web manifest while the card is open, so that the browser installs the card and not the site. */
function useCardManifest(): void {
  const language = useLanguage();
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    if (!link) return;
    const { href } = link;
    link.href = `/${cardManifestFile(language)}`;
    return () => {
      link.href = href;
    };
  }, [language]);
}

/** The event with which Chromium offers to install the page. It is kept until the person presses the button. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

/**
 * Returns how the page can be installed on the home screen: `install` is null unless the browser offers it, and
 * `isByHand` is true on iPhones and iPads if the page is not opened from the home screen.
 */
function useInstall() {
  const [offer, setOffer] = useState<InstallOffer | null>(null);
  useEffect(() => {
    const take = (event: Event) => {
      event.preventDefault();
      setOffer(event as InstallOffer);
    };
    const done = () => setOffer(null);
    window.addEventListener('beforeinstallprompt', take);
    window.addEventListener('appinstalled', done);
    return () => {
      window.removeEventListener('beforeinstallprompt', take);
      window.removeEventListener('appinstalled', done);
    };
  }, []);
  // Chromium accepts each offer only once.
  const install = offer && (() => void offer.prompt().then(() => setOffer(null)));
  return { install, isByHand: 'standalone' in navigator && navigator.standalone === false };
}
