import type { FileType } from '@fanclub/contract/uploads/file-rules';
import { uploadFile } from '@fanclub/contract/uploads/routes';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#api/client.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import {
  checkChosenFile,
  choosableFiles,
  choosableFormats,
  ImageRefusal,
  prepareImage,
} from './prepare/prepare-image.ts';

interface UploadButtonProps {
  fileType: FileType;
  label: string;
  /** Assigns the uploaded image to an application. */
  attach: (fileUrl: string) => Promise<unknown>;
  /** Called with false when an image is chosen, and with true when the image has been assigned. */
  onSent?: (isSent: boolean) => void;
}

/**
 * Button with which a person chooses and sends an image. The image is prepared as in the registration: a large photo is
 * scaled down.
 */
export function UploadButton({ fileType, label, attach, onSent }: UploadButtonProps) {
  const { t } = useTranslation(['documents', 'member']);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState(0);
  // The upload takes two calls, so that the function that decodes the image never sees a session.
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (chosen: File) => {
      const problem = checkChosenFile(chosen);
      if (problem) throw new ImageRefusal(problem);
      const { file } = await prepareImage(chosen);
      const image = { body: { file_type: fileType }, files: { file }, onProgress: setProgress };
      const { file_url } = await call(uploadFile, image);
      await attach(file_url);
    },
    onSuccess: () => onSent?.(true),
  });
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    onSent?.(false);
    setProgress(0);
    mutate(file);
  };
  return (
    <Box sx={{ marginBlockStart: 1.5 }}>
      <Button
        fullWidth
        variant="outlined"
        color="secondary"
        startIcon={<UploadIcon />}
        loading={isPending}
        aria-label={`${label}: ${t(`member:fields.${fileType}`)}`}
        aria-describedby={id}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        name={fileType}
        accept={choosableFiles()}
        onChange={choose}
      />
      <Typography
        id={id}
        variant="caption"
        color="textSecondary"
        component="p"
        sx={{ marginBlockStart: 0.75 }}
      >
        {t('member:imageRules', { formats: choosableFormats })}
      </Typography>
      {isPending && (
        <LinearProgress
          variant={progress > 0 ? 'determinate' : 'indeterminate'}
          value={progress * 100}
          aria-label={t('upload.sending')}
          sx={{ marginBlockStart: 1 }}
        />
      )}
      <ErrorAlert
        error={error}
        fallback={error instanceof ImageRefusal ? error.key : 'document_upload_failed'}
        sx={{ marginBlockStart: 1 }}
      />
    </Box>
  );
}
