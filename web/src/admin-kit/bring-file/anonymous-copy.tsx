import { anonymousCopy } from '@fanclub/contract/read-file/anonymous-copy';
import { csvOf } from '@fanclub/contract/read-file/csv-text';
import type { Sheet } from '@fanclub/contract/read-file/sheet';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useDownload } from '#api/use-download.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { TitledDialog } from '#ui/titled-dialog.tsx';

const shownRows = 20;

interface AnonymousCopyProps {
  sheet: Sheet;
  /** The index of the row of headings. */
  headings: number;
}

/**
 * Button with which an admin saves a copy of a file without names and numbers, to report a file that is not read
 * rightly. A dialog shows the copy before it is saved. Nothing is sent.
 */
export default function AnonymousCopy(props: AnonymousCopyProps) {
  const { t } = useTexts('bring-file');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" color="secondary" onClick={() => setOpen(true)}>
        {t('anonymous.open')}
      </Button>
      {isOpen && <CopyDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

const random = (below: number) => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below;

function CopyDialog({ sheet, headings, onClose }: AnonymousCopyProps & { onClose: () => void }) {
  const { t } = useTexts(['bring-file', 'common']);
  const copy = useMemo(() => anonymousCopy(sheet.rows, headings, random), [sheet, headings]);
  const left = copy.length - shownRows;
  // With the byte order mark spreadsheets read the file as UTF-8.
  const saving = useDownload('anonymous.csv', async () => new Blob(['\ufeff', csvOf(copy)]));
  return (
    <TitledDialog
      onClose={onClose}
      maxWidth="md"
      title={t('anonymous.title')}
      actions={
        <>
          <Button color="secondary" onClick={onClose}>
            {t('common:actions.close')}
          </Button>
          <Button variant="contained" onClick={() => saving.mutate()}>
            {t('anonymous.save')}
          </Button>
        </>
      }
    >
      <Typography color="textSecondary" sx={{ marginBlockEnd: 1.5 }}>
        {t('anonymous.text')}
      </Typography>
      <Box
        component="pre"
        tabIndex={0}
        dir="auto"
        sx={{ overflow: 'auto', maxBlockSize: 320, margin: 0, fontSize: '0.8125rem' }}
      >
        {csvOf(copy.slice(0, shownRows))}
      </Box>
      {left > 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('anonymous.more', { count: left })}
        </Typography>
      )}
    </TitledDialog>
  );
}
