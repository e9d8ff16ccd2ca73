import type { FileType } from '@fanclub/contract/uploads/file-rules';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { DocumentThumbnail } from '#documents/document-thumbnail.tsx';
import { Panel } from '#ui/panel.tsx';
import type { Profile } from '../profile-query.ts';
import { documentRule } from './document-rule.ts';
import { UploadButton } from './upload-button.tsx';

interface DocumentCardProps {
  profile: Profile;
  fileType: FileType;
  isOwn: boolean;
  onOpen: () => void;
}

export function DocumentCard({ profile, fileType, isOwn, onOpen }: DocumentCardProps) {
  const { t } = useTranslation(['profile', 'member']);
  const fileUrl = profile[`${fileType}_url`];
  const rule = documentRule(profile, fileType);
  const title = t(`member:fields.${fileType}`);
  const mayUpload = isOwn && (rule === 'upload' || rule === 'replace');
  return (
    <Box>
      <Typography sx={{ fontWeight: 650, marginBlockEnd: 1 }}>{title}</Typography>
      {fileUrl ? (
        <DocumentThumbnail fileUrl={fileUrl} title={title} onOpen={onOpen} />
      ) : (
        <Panel
          look="empty"
          round="input"
          sx={{
            display: 'grid',
            placeItems: 'center',
            aspectRatio: '4 / 3',
            padding: 2,
            textAlign: 'center',
            borderColor: 'surface.control',
          }}
        >
          <Typography variant="body2" color="textSecondary">
            {t(`documents.missing.${fileType}`)}
          </Typography>
        </Panel>
      )}
      {mayUpload && (
        <UploadButton profile={profile} fileType={fileType} isReplacing={rule === 'replace'} />
      )}
    </Box>
  );
}
