import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '#i18n/load-chunk.ts';

const EnterDialog = lazy(async () => ({
  default: (await loadChunk(() => import('./enter-dialog.tsx'))).EnterDialog,
}));

/** Button that opens the form with which staff enter a new member. */
export function EnterMember({ onEntered }: { onEntered: (requestNumber: string) => void }) {
  const { t } = useTranslation('review');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        startIcon={<AddIcon />}
        onClick={() => setOpen(true)}
      >
        {t('enter.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <EnterDialog onClose={() => setOpen(false)} onEntered={onEntered} />
        </Suspense>
      )}
    </>
  );
}
