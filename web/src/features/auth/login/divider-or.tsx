import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

export function DividerOr() {
  const { t } = useTranslation('auth');
  return (
    <Divider sx={{ marginBlock: 3 }}>
      <Typography component="span" variant="body2" color="textSecondary">
        {t('login.or')}
      </Typography>
    </Divider>
  );
}
