import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#ui/lazily.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { FilePreview } from './file-preview.tsx';
import { UploadStatus } from './upload-status.tsx';
import type { ImageUpload } from './use-upload.ts';

interface ChosenFileProps {
  upload: ImageUpload;
  label: string;
  /** True if the person may paint over parts of the image. */
  canCover: boolean;
  onReplace: () => void;
  /**
   * Called after the image was removed or its upload was cancelled. This component then disappears, so the
   * focus has to be moved.
   */
  onEmptied: () => void;
}

/** The chosen image with its name, size, upload progress and buttons. */
export function ChosenFile(props: ChosenFileProps) {
  const { upload, label, canCover, onReplace, onEmptied } = props;
  const { t } = useTranslation(['member', 'common']);
  const { file, progress, isPreparing, isUnsent } = upload;
  const name = file?.name ?? (isPreparing ? '' : t('upload.kept'));
  const emptyBy = (action: () => void) => () => {
    action();
    onEmptied();
  };
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 1.5, sm: 2 },
        minInlineSize: 0,
        '@container (max-width: 400px)': { '& > :first-of-type': { inlineSize: 72 } },
      }}
    >
      <FilePreview
        file={file}
        label={t('upload.preview', { label })}
        inlineSize={{ xs: 72, sm: 112 }}
        blockSize={132}
      />
      <Box sx={{ flexGrow: 1, minInlineSize: 0, display: 'grid', gap: 0.5 }}>
        <Typography noWrap sx={{ fontWeight: 650 }}>
          <bdi>{name}</bdi>
        </Typography>
        <UploadStatus upload={upload} />
        <Box sx={{ position: 'relative', zIndex: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {progress !== null ? (
            <SecondaryButton size="small" onClick={emptyBy(upload.cancel)}>
              {t('common:actions.cancel')}
            </SecondaryButton>
          ) : (
            <>
              {isUnsent && (
                <Button size="small" variant="contained" onClick={upload.tryAgain}>
                  {t('upload.tryNow')}
                </Button>
              )}
              <SecondaryButton size="small" onClick={onReplace}>
                {t('upload.replace')}
              </SecondaryButton>
              <Button size="small" color="secondary" onClick={emptyBy(upload.remove)}>
                {t('common:actions.remove')}
              </Button>
              {canCover && file && (
                <MaskButton file={file} label={label} onCovered={upload.choose} />
              )}
            </>
          )}
        </Box>
      </Box>
    </Box>
  );
}

const MaskDialog = lazyPart(() => import('./mask-dialog.tsx'));

interface MaskButtonProps {
  file: File;
  label: string;
  onCovered: (file: File) => void;
}

/**
 * Button that opens a dialog in which the person paints over a part of the image. The painted image then
 * replaces the uploaded one.
 */
function MaskButton({ file, label, onCovered }: MaskButtonProps) {
  const { t } = useTranslation('member');
  const [isOpen, setOpen] = useState(false);
  if (typeof createImageBitmap === 'undefined') return null;
  return (
    <>
      <Button size="small" color="secondary" onClick={() => setOpen(true)}>
        {t('upload.mask.open')}
      </Button>
      {isOpen && (
        <MaskDialog
          file={file}
          label={label}
          onClose={() => setOpen(false)}
          onCovered={(covered) => {
            setOpen(false);
            onCovered(covered);
          }}
        />
      )}
    </>
  );
}
