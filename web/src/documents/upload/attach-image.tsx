import type { FileType } from '@fanclub/contract/uploads/file-rules';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorAlert } from '#ui/error-alert.tsx';
import type { ImageHint } from '../prepare/image-quality.ts';
import type { PreparedImage } from '../prepare/prepare-image.ts';
import { UploadInput } from './upload-input.tsx';
import { useUpload } from './use-upload.ts';

interface AttachImageProps {
  fileType: FileType;
  /** The text of the button that assigns the image. */
  submit: string;
  /**
   * True if the image is assigned as soon as it is uploaded, because it can be replaced afterwards. The button then only
   * repeats a failed call. Otherwise the person first looks at the image and then presses the button.
   */
  isReplaceable?: boolean;
  /** Assigns the uploaded image to an application. After that, the page mounts this component anew or removes it. */
  attach: (fileUrl: string, hints: ImageHint[]) => Promise<unknown>;
  onChosen?: () => void;
}

/**
 * Lets a person choose an image for an application that exists. Uploading and assigning are two calls, so that the
 * function that decodes the image never sees a session.
 */
export default function AttachImage(props: AttachImageProps) {
  const { fileType, submit, isReplaceable = false, attach, onChosen } = props;
  const { t } = useTranslation('member');
  const [uploaded, setUploaded] = useState({ url: '', hints: [] as ImageHint[] });
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ url, hints }: typeof uploaded) => attach(url, hints),
  });
  const takeUploaded = (url: string, image?: PreparedImage) => {
    const next = { url, hints: image?.hints ?? [] };
    setUploaded(next);
    reset();
    if (url && isReplaceable) mutate(next);
  };
  const upload = useUpload({ fileType, url: uploaded.url, setUrl: takeUploaded });
  const document = t(`fields.${fileType}`);
  return (
    <>
      <Box inert={isPending}>
        <UploadInput
          fileType={fileType}
          name={fileType}
          upload={upload}
          label={t('upload.newImage', { document })}
          {...(onChosen && { onChosen })}
        />
      </Box>
      {uploaded.url && (
        <Button
          fullWidth
          variant="contained"
          loading={isPending}
          aria-label={`${submit}: ${document}`}
          onClick={() => mutate(uploaded)}
        >
          {submit}
        </Button>
      )}
      <ErrorAlert error={error} fallback="document_upload_failed" sx={{ marginBlockStart: 1 }} />
    </>
  );
}
