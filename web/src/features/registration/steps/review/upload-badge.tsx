import CheckIcon from '@mui/icons-material/Check';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';

export function UploadBadge({ isUploaded }: { isUploaded: boolean }) {
  const { t } = useTranslation(['registration', 'member']);
  return isUploaded ? (
    <Chip
      size="small"
      variant="outlined"
      color="success"
      icon={<CheckIcon />}
      label={t('member:upload.done')}
    />
  ) : (
    <Chip size="small" variant="outlined" color="warning" label={t('confirm.missing')} />
  );
}
