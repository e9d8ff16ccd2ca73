import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useTranslation } from 'react-i18next';

/** Prints the current page on A4. */
export function PrintButton() {
  const { t } = useTranslation('profile');
  return (
    <>
      <GlobalStyles styles={{ '@page': { size: 'A4', margin: '15mm' } }} />
      <Button variant="contained" startIcon={<PrintIcon />} onClick={() => window.print()}>
        {t('receipt.print')}
      </Button>
    </>
  );
}
