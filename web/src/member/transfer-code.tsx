import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { epcText, type Transfer } from './epc-text.ts';
import { QrCode } from './qr-code.tsx';

/** The code of a transfer, which banking apps on another device scan. */
export default function TransferCode(transfer: Transfer) {
  const { t } = useTranslation('member');
  return (
    <Box>
      <Typography variant="note">{t('pay.scan')}</Typography>
      <Box sx={{ maxInlineSize: 200, marginBlockStart: 1 }}>
        <QrCode text={epcText(transfer)} label={`${t('pay.code')}: ${transfer.reference}`} />
      </Box>
    </Box>
  );
}
