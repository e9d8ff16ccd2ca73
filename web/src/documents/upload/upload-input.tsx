import { isolateLtr } from '@fanclub/contract/text/isolate';
import { type FileType, imageFormats } from '@fanclub/contract/uploads/file-rules';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFieldErrorText } from '#api/use-error-text.ts';
import { CameraButton } from './camera-button.tsx';
import { ChosenFile } from './chosen-file.tsx';
import { DropArea } from './drop-area.tsx';
import { usePastedImage } from './use-pasted-image.ts';
import type { ImageUpload } from './use-upload.ts';

export interface UploadInputProps {
  fileType: FileType;
  name: string;
  upload: ImageUpload;
  label: string;
  help?: string;
  isRequired?: boolean;
  /** The sentence about a value that the form does not accept. */
  error?: string;
  /** Called when a file is chosen. */
  onChosen?: () => void;
}

/** Input for an image. The image can be chosen, dropped, pasted or taken by camera, and is uploaded at once. */
export function UploadInput(props: UploadInputProps) {
  const { fileType, name, upload, label, help, isRequired = false, error, onChosen } = props;
  const { t } = useTranslation('member');
  const errorText = useFieldErrorText();
  const id = useId();
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const input = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const message = useRef<HTMLDivElement>(null);
  const onLeave = useEffectEvent(upload.dropRefusal);
  const { isChosen } = upload;
  const fieldError = upload.progress === null && error;
  const missing = fieldError && (upload.isUnsent ? t('upload.notYet') : fieldError);
  const shownError = upload.error ? errorText(upload.error) : missing;
  // If a replacement was refused, the error is shown, but the previous image stays and is valid.
  const isInvalid = Boolean(fieldError || (upload.error && !isChosen));

  useEffect(() => () => onLeave(), []);

  const choose = (file: File | undefined) => {
    flushSync(() => {
      if (upload.choose(file)) onChosen?.();
    });
    message.current?.scrollIntoView({ block: 'nearest' });
  };

  usePastedImage(field, isChosen, choose);

  return (
    <FormControl ref={field} fullWidth error={isInvalid}>
      <InputLabel htmlFor={id} sx={{ marginBlockEnd: 0 }}>
        {label}
      </InputLabel>
      <Typography id={helpId} variant="note" sx={{ marginBlockEnd: 0.75 }}>
        {help && `${help} `}
        {`${t('imageRules', { formats: isolateLtr(imageFormats.join(', ')) })}.`}
      </Typography>
      <DropArea
        id={id}
        name={name}
        input={input}
        isChosen={isChosen}
        isInvalid={isInvalid}
        isRequired={isRequired}
        describedBy={shownError ? `${helpId} ${errorId}` : helpId}
        onChoose={choose}
      >
        {isChosen && (
          <ChosenFile
            upload={upload}
            label={label}
            canCover={fileType === 'passport'}
            onReplace={() => {
              // The pressed button disappears while the new image is uploaded, so the input gets the focus.
              input.current?.focus();
              input.current?.click();
            }}
            onEmptied={() => input.current?.focus()}
          />
        )}
      </DropArea>
      {!isChosen && <CameraButton label={label} onTake={choose} />}
      <FormHelperText
        ref={message}
        id={errorId}
        component="div"
        aria-live="polite"
        error={Boolean(shownError)}
        sx={{
          minBlockSize: '1.5em',
          scrollMarginBlockStart: '84px',
          scrollMarginBlockEnd: '104px',
        }}
      >
        {shownError}
      </FormHelperText>
    </FormControl>
  );
}
