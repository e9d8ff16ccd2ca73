import type { FileType } from '@fanclub/contract/uploads/file-rules';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#api/use-error-text.ts';
import { DocumentThumbnail } from '#documents/document-thumbnail.tsx';
import { choosableFiles, ImageRefusal } from '#documents/prepare/prepare-image.ts';
import { DocumentViewer } from '#documents/viewer/document-viewer.tsx';
import { useFieldLabel } from '#member/field-texts.ts';
import type { FixRequest } from '#store/fix-images.ts';
import { radius } from '#theme/tokens.ts';
import { useFormField } from '#ui/form/use-form-field.ts';
import { Panel } from '#ui/panel.tsx';
import { useNewImage } from './use-new-image.ts';

const urlNameOf = { receipt: 'receiptUrl', passport: 'passportUrl' } as const;

interface FixImageProps {
  fileType: FileType;
  /** Address of the stored image; null if there is none. */
  present: string | null;
  request: FixRequest;
}

/** Shows the stored image beside its replacement, and the button that chooses the replacement. */
export function FixImage({ fileType, present, request }: FixImageProps) {
  const { t } = useTranslation(['profile', 'member', 'documents']);
  const title = useFieldLabel()(fileType);
  const errorText = useErrorText();
  const name = urlNameOf[fileType];
  const { value, errorId, error } = useFormField<string>(name, false);
  const image = useNewImage(fileType, name, request);
  const input = useRef<HTMLInputElement>(null);
  const [isLarge, setLarge] = useState(false);
  const { error: failure } = image;
  const fallback = failure instanceof ImageRefusal ? failure.key : 'document_upload_failed';
  const shownError = failure ? errorText(failure, fallback) : error;
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file) void image.choose(file);
  };
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 2 }}>
        <Side label={t('fix.before')}>
          {present ? (
            <DocumentThumbnail fileUrl={present} title={title} onOpen={() => setLarge(true)} />
          ) : (
            <Empty>{t(`documents.missing.${fileType}`)}</Empty>
          )}
        </Side>
        <Side label={t('fix.after')}>
          {image.file ? (
            <Preview file={image.file} label={t('fix.preview', { document: title })} />
          ) : (
            <Empty>{t('fix.empty')}</Empty>
          )}
        </Side>
      </Box>
      <Button
        fullWidth
        name={name}
        size="large"
        variant={value ? 'outlined' : 'contained'}
        color="secondary"
        startIcon={<UploadIcon />}
        loading={image.progress !== null}
        aria-label={t(value ? 'fix.anotherFor' : 'fix.chooseFor', { document: title })}
        aria-describedby={errorId}
        onClick={() => input.current?.click()}
        sx={{ marginBlockStart: 2 }}
      >
        {t(value ? 'fix.another' : 'fix.choose')}
      </Button>
      <input ref={input} type="file" hidden accept={choosableFiles()} onChange={choose} />
      {image.progress !== null && (
        <LinearProgress
          variant={image.progress > 0 ? 'determinate' : 'indeterminate'}
          value={image.progress * 100}
          aria-label={t('documents:upload.sending')}
          sx={{ marginBlockStart: 1 }}
        />
      )}
      <Box role="status">
        {value && image.progress === null && (
          <Typography variant="body2" color="success" sx={{ marginBlockStart: 1 }}>
            {t('fix.ready')}
          </Typography>
        )}
        {image.hints.map((hint) => (
          <Typography key={hint} variant="body2" sx={{ marginBlockStart: 1 }}>
            {t(`member:imageHints.${hint}`)}
          </Typography>
        ))}
      </Box>
      <FormHelperText
        id={errorId}
        component="div"
        aria-live="polite"
        error
        sx={{ minBlockSize: '1.5em' }}
      >
        {shownError}
      </FormHelperText>
      {image.canTryAgain && (
        <Button size="small" color="secondary" variant="outlined" onClick={image.tryAgain}>
          {t('fix.tryAgain')}
        </Button>
      )}
      <DocumentViewer
        fileUrl={isLarge ? present : null}
        title={title}
        onClose={() => setLarge(false)}
      />
    </Box>
  );
}

function Side({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box role="group" aria-label={label}>
      <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 0.5 }}>
        {label}
      </Typography>
      {children}
    </Box>
  );
}

const frame = { aspectRatio: '4 / 3', inlineSize: '100%', borderRadius: radius.input } as const;

function Empty({ children }: { children: ReactNode }) {
  return (
    <Panel
      variant="empty"
      round="input"
      sx={{ ...frame, display: 'grid', placeItems: 'center', padding: 1, textAlign: 'center' }}
    >
      <Typography variant="body2" color="textSecondary">
        {children}
      </Typography>
    </Panel>
  );
}

/** Shows the chosen file, so that nothing has to be loaded from the server. */
function Preview({ file, label }: { file: File; label: string }) {
  const [source, setSource] = useState('');
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setSource(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return (
    <Box
      component="img"
      {...(source && { src: source })}
      alt={label}
      sx={{ ...frame, display: 'block', objectFit: 'cover', objectPosition: 'top' }}
    />
  );
}
