import type { FileType } from '@fanclub/contract/uploads/file-rules';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFieldErrorText } from '#api/use-error-text.ts';
import { choosableFormats } from '#documents/prepare/prepare-image.ts';
import { useFormField } from '#ui/form/use-form-field.ts';
import { CameraButton } from './camera-button.tsx';
import { ChosenFile } from './chosen-file.tsx';
import { DropArea } from './drop-area.tsx';
import { usePastedImage } from './use-pasted-image.ts';
import type { Upload } from './use-upload.ts';

interface UploadFieldProps {
  fileType: FileType;
  /** The name of the form field that holds the image's URL. */
  name: string;
  upload: Upload;
  label: string;
  help: string;
  /** Called when a file is chosen that can be an image. */
  onChosen?: () => void;
}

/** Field for a required image. The image can be chosen, dropped or pasted, and is uploaded at once. */
export function UploadField(props: UploadFieldProps) {
  const { fileType, name, upload, label, help, onChosen } = props;
  const { t } = useTranslation(['registration', 'member']);
  const errorText = useFieldErrorText();
  const { value, id, helpId, errorId, error } = useFormField<string>(name, true);
  const input = useRef<HTMLInputElement>(null);
  const message = useRef<HTMLDivElement>(null);
  const onLeave = useEffectEvent(upload.dropRefusal);
  const fieldError = upload.progress === null && error;
  const isChosen = upload.file !== null || upload.isPreparing || value !== '';
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

  usePastedImage(choose);

  return (
    <FormControl fullWidth error={isInvalid}>
      <InputLabel htmlFor={id} sx={{ marginBlockEnd: 0 }}>
        {label}
      </InputLabel>
      <Typography id={helpId} variant="body2" color="textSecondary" sx={{ marginBlockEnd: 0.75 }}>
        {`${help} ${t('member:imageRules', { formats: choosableFormats })}.`}
      </Typography>
      <DropArea
        id={id}
        name={name}
        input={input}
        isChosen={isChosen}
        isInvalid={isInvalid}
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
