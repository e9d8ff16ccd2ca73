import {
  acceptedImageTypes,
  checkImageFile,
  type FileType,
} from '@fanclub/contract/uploads/file-rules';
import { uploadDocument } from '@fanclub/contract/uploads/routes';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import type { Profile } from '#member/profile-query.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { profilesOf } from '../for-whom.ts';

interface UploadButtonProps {
  profile: Profile;
  fileType: FileType;
  isReplacing: boolean;
}

export function UploadButton({ profile, fileType, isReplacing }: UploadButtonProps) {
  const { t } = useTranslation(['profile', 'member']);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const label = t(isReplacing ? 'documents.replace' : 'documents.upload');
  const [progress, setProgress] = useState(0);
  const [problem, setProblem] = useState<ReturnType<typeof checkImageFile>>(null);
  const { mutate, reset, isPending, isSuccess, error } = useRouteMutation(uploadDocument, {
    stale: profilesOf(profile),
  });
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    const found = checkImageFile(file);
    setProblem(found);
    setProgress(0);
    if (found) return reset();
    const body = { user_id: profile.id, file_type: fileType };
    mutate({ body, files: { file }, onProgress: setProgress });
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
      <ErrorAlert
        error={error ?? problem}
        fallback={problem ?? 'document_upload_failed'}
        sx={{ marginBlockStart: 1 }}
      />
      {isSuccess && (
        <Alert severity="success" role="status" sx={{ marginBlockStart: 1 }}>
          {t('documents.sent')}
        </Alert>
      )}
    </Box>
  );
}
