import InstallIcon from '@mui/icons-material/InstallMobileOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Row } from '#ui/row.tsx';
import { useCardManifest } from './use-card-manifest.ts';
import { useInstall } from './use-install.ts';

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
        <Button
          variant="outlined"
          color="secondary"
          startIcon={<PrintIcon />}
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
      </Row>
      {isByHand && (
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ marginBlockStart: 2, displayPrint: 'none' }}
        >
          {t('installByHand')}
        </Typography>
      )}
    </>
  );
}
