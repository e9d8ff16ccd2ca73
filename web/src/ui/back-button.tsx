import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#config/paths.ts';
import { DirectionalIcon } from './directional-icon.tsx';
import { PageLink } from './page-link.tsx';
import { SecondaryButton } from './secondary-button.tsx';

/** A link back to the previous page; to the landing page if the tab has no history or scripts don't run. */
export function BackButton() {
  const { t } = useTranslation();
  const goBack = (event: MouseEvent) => {
    if (history.length < 2) return;
    event.preventDefault();
    history.back();
  };
  return (
    <SecondaryButton
      component={PageLink}
      to={paths.landing.build()}
      startIcon={<DirectionalIcon icon={ArrowBackIcon} />}
      onClick={goBack}
      sx={{ displayPrint: 'none' }}
    >
      {t('actions.back')}
    </SecondaryButton>
  );
}
