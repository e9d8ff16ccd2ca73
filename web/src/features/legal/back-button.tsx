import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { DirectionalIcon } from '#ui/directional-icon.tsx';

/** To where the reader came from; home where this tab began here. */
export function BackButton() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { key } = useLocation();
  const goBack = () => (key === 'default' ? navigate(paths.landing.build()) : navigate(-1));
  return (
    <Button
      variant="outlined"
      color="secondary"
      startIcon={<DirectionalIcon icon={ArrowBackIcon} />}
      onClick={() => void goBack()}
      sx={{ displayPrint: 'none' }}
    >
      {t('actions.back')}
    </Button>
  );
}
