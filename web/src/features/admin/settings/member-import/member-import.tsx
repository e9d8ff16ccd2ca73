import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#admin-kit/api/use-may.ts';
import { lazyPart } from '#ui/lazily.tsx';
import { SectionPanel } from '#ui/panel.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';

const MemberImportDialog = lazyPart(() => import('./member-import-dialog.tsx'));
const ImportsList = lazyPart(() => import('./imports-list.tsx'));

/** Box in which owners import the members whom the club has already, with the imports so far. */
export function MemberImport() {
  const { t } = useTranslation('settings');
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('importMembers') || !may('startSeason')) return null;
  return (
    <SectionPanel title={t('memberImport.title')}>
      <Typography color="textSecondary" sx={{ marginBlockEnd: 2 }}>
        {t('memberImport.text')}
      </Typography>
      <SecondaryButton onClick={() => setOpen(true)}>{t('memberImport.open')}</SecondaryButton>
      <ImportsList />
      {isOpen && <MemberImportDialog onClose={() => setOpen(false)} />}
    </SectionPanel>
  );
}
