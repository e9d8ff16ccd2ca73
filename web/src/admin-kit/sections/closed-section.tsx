import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { EmptyState } from '#ui/message-state.tsx';
import { SectionPage } from './section-page.tsx';

/** Shown in place of a section that the admin's role may not open. */
export function ClosedSection() {
  const { t } = useTranslation('admin');
  return (
    <SectionPage>
      <EmptyState
        title={t('sections.closed')}
        text={t('sections.closedText')}
        action={
          <Button component={RouterLink} to={paths.admin.build()} variant="outlined">
            {t('sections.toReview')}
          </Button>
        }
      />
    </SectionPage>
  );
}
