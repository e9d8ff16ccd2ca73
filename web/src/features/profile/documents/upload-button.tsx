import { acceptedImageTypes, type FileType } from '@fanclub/contract/uploads/file-rules';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#api/use-error-text.ts';
import type { Profile } from '../api/get-profile.ts';
import { useUploadDocument } from '../api/upload-document.ts';

interface UploadButtonProps {
  profile: Profile;
  fileType: FileType;
  isReplacing: boolean;
}

export function UploadButton({ profile, fileType, isReplacing }: UploadButtonProps) {
  const { t } = useTranslation(['profile', 'member']);
  const errorText = useErrorText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const label = t(isReplacing ? 'documents.replace' : 'documents.upload');
  const { mutate, isPending, isSuccess, error, progress } = useUploadDocument(profile, fileType);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file) mutate(file);
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
        accept={acceptedImageTypes.join(',')}
        onChange={choose}
      />
      <Typography
        id={id}
        variant="caption"
        color="textSecondary"
        component="p"
        sx={{ marginBlockStart: 0.75 }}
      >
        {t('documents.rules')}
      </Typography>
      {isPending && (
        <LinearProgress
          variant="determinate"
          value={progress * 100}
          aria-label={t('documents.sending')}
          sx={{ marginBlockStart: 1 }}
        />
      )}
      {error && (
        <Alert severity="error" sx={{ marginBlockStart: 1 }}>
          {errorText(error, 'document_upload_failed')}
        </Alert>
      )}
      {isSuccess && (
        <Alert severity="success" role="status" sx={{ marginBlockStart: 1 }}>
          {t('documents.sent')}
        </Alert>
      )}
    </Box>
  );
}
