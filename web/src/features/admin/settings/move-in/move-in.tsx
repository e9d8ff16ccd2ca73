import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#admin-kit/api/use-may.ts';
import { lazyPart } from '#ui/lazily.tsx';
import { SectionPanel } from '#ui/panel.tsx';

const MoveInDialog = lazyPart(async () => (await import('./move-in-dialog.tsx')).MoveInDialog);

/** Box with the button that lets owners import the members whom the club has already. */
export function MoveIn() {
  const { t } = useTranslation('settings');
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('importMembers') || !may('startSeason')) return null;
  return (
    <SectionPanel title={t('moveIn.title')}>
      <Typography color="textSecondary" sx={{ marginBlockEnd: 2 }}>
        {t('moveIn.text')}
      </Typography>
      <Button variant="outlined" color="secondary" onClick={() => setOpen(true)}>
        {t('moveIn.open')}
      </Button>
      {isOpen && <MoveInDialog onClose={() => setOpen(false)} />}
    </SectionPanel>
  );
}
