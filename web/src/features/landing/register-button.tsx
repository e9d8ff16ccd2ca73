import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { paths } from '#config/paths.ts';
import { DirectionalIcon } from '#ui/directional-icon.tsx';
import { PageLink } from '#ui/page-link.tsx';

/** The button that leads to registration. */
export function RegisterButton() {
  const { t } = useTranslation();
  return (
    <Button
      component={PageLink}
      to={paths.register.build()}
      variant="contained"
      size="large"
      endIcon={<DirectionalIcon icon={ArrowForwardIcon} />}
    >
      {t('actions.register')}
    </Button>
  );
}
