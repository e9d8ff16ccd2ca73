import type { FileType } from '@fanclub/contract/uploads/file-rules';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentThumbnail } from '#documents/document-thumbnail.tsx';
import type { PreparedImage } from '#documents/prepare/prepare-image.ts';
import UploadField from '#documents/upload/upload-field.tsx';
import { useUpload } from '#documents/upload/use-upload.ts';
import { DocumentViewer } from '#documents/viewer/document-viewer.tsx';
import { useFieldLabel } from '#member/field-texts.ts';
import { type FixRequest, fixCopy } from '#store/fix-images.ts';
import { NoDocument } from '../documents/no-document.tsx';
import { StoredBeside } from '../documents/stored-beside.tsx';

const urlNameOf = { receipt: 'receiptUrl', passport: 'passportUrl' } as const;

interface FixImageProps {
  fileType: FileType;
  /** Address of the stored image; null if there is none. */
  present: string | null;
  request: FixRequest;
}

/** Shows the stored image beside the field for its replacement. */
export function FixImage({ fileType, present, request }: FixImageProps) {
  const { t } = useTranslation(['profile', 'member']);
  const title = useFieldLabel()(fileType);
  const name = urlNameOf[fileType];
  const [{ value: url }, , { setValue }] = useField<string>(name);
  const copy = fixCopy(fileType, request);
  const setUrl = (sent: string, image?: PreparedImage) => {
    setValue(sent);
    if (image) copy.save(image.file, sent);
  };
  const upload = useUpload({ fileType, url, setUrl, copy });
  const [isLarge, setLarge] = useState(false);
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      <StoredBeside
        stored={
          <Box role="group" aria-label={t('fix.before')}>
            <Typography variant="note" sx={{ marginBlockEnd: 0.5 }}>
              {t('fix.before')}
            </Typography>
            {present ? (
              <DocumentThumbnail fileUrl={present} title={title} onOpen={() => setLarge(true)} />
            ) : (
              <NoDocument>{t(`documents.missing.${fileType}`)}</NoDocument>
            )}
          </Box>
        }
      >
        <UploadField
          fileType={fileType}
          name={name}
          upload={upload}
          label={t('member:upload.newImage', { document: title })}
        />
        <Typography role="status" variant="body2" color="success">
          {url && t('fix.ready')}
        </Typography>
      </StoredBeside>
      <DocumentViewer
        fileUrl={isLarge ? present : null}
        title={title}
        onClose={() => setLarge(false)}
      />
    </Box>
  );
}
