import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const MaskDialog = lazy(async () => ({ default: (await import('./mask-dialog.tsx')).MaskDialog }));

interface MaskButtonProps {
  file: File;
  /** The name of the document in the image. */
  label: string;
  onCovered: (file: File) => void;
}

/** Button that opens a dialog in which the person paints over a part of the image before it is uploaded. */
export function MaskButton({ file, label, onCovered }: MaskButtonProps) {
  const { t } = useTranslation('registration');
  const [isOpen, setOpen] = useState(false);
  if (typeof createImageBitmap === 'undefined') return null;
  return (
    <>
      <Button size="small" color="secondary" onClick={() => setOpen(true)}>
        {t('upload.mask.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <MaskDialog
            file={file}
            label={label}
            onClose={() => setOpen(false)}
            onCovered={(covered) => {
              setOpen(false);
              onCovered(covered);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
