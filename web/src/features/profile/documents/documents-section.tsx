import { lacksIdentity } from '@fanclub/contract/members/identity';
import type { MemberProfile } from '@fanclub/contract/members/profile';
import type { FileType } from '@fanclub/contract/uploads/file-rules';
import { attachDocument } from '@fanclub/contract/uploads/routes';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#api/client.ts';
import { DocumentThumbnail } from '#documents/document-thumbnail.tsx';
import type { ImageHint } from '#documents/prepare/image-quality.ts';
import { DocumentViewer } from '#documents/viewer/document-viewer.tsx';
import { DocumentKeptUntil } from '#member/kept-until.tsx';
import type { Profile } from '#member/profile-query.ts';
import { lazyPart } from '#ui/lazily.tsx';
import { SectionPanel } from '#ui/panel.tsx';
import { profilesOf } from '../for-whom.ts';
import { NoDocument } from './no-document.tsx';
import { StoredBeside } from './stored-beside.tsx';

type DocumentRule = 'upload' | 'replace' | 'under_review' | 'closed';

type RuleSource = Pick<MemberProfile, 'request_status' | 'receipt_url' | 'passport_url'>;

/**
 * Returns what the member may do with a document in this state of the application. The server applies the same
 * rule.
 */
export function documentRule(profile: RuleSource, fileType: FileType): DocumentRule {
  if (profile.request_status === 'approved') return 'closed';
  const exists = Boolean(profile[`${fileType}_url`]);
  if (profile.request_status === 'rejected') return exists ? 'replace' : 'upload';
  return exists ? 'under_review' : 'upload';
}

// This part is loaded on demand, because most members may not change their documents.
const AttachImage = lazyPart(
  () => import('#documents/upload/attach-image.tsx'),
  <Skeleton variant="rounded" height={312} />,
);

/**
 * Receipt and identity document. They can be viewed while they are stored, and uploaded or replaced if the state of the
 * application allows it.
 */
export function DocumentsSection({ profile, mayAct }: { profile: Profile; mayAct: boolean }) {
  const { t } = useTranslation(['profile', 'member', 'errors']);
  const [shown, setShown] = useState<FileType | null>(null);
  const needsPassport =
    lacksIdentity(profile, profile.passport_url !== null) ||
    profile.passport_url ||
    profile.passport_deleted_at;
  const types: FileType[] = needsPassport ? ['receipt', 'passport'] : ['receipt'];
  const rules = types.map((type) => documentRule(profile, type));
  return (
    <SectionPanel title={t('documents.title')}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 232px), 1fr))',
          gap: 2.5,
        }}
      >
        {types.map((type) => (
          <DocumentCard
            key={type}
            profile={profile}
            fileType={type}
            mayAct={mayAct}
            onOpen={() => setShown(type)}
          />
        ))}
      </Box>
      {mayAct && rules.includes('closed') && (
        <Alert severity="info" sx={{ marginBlockStart: 2.5 }}>
          {t('errors:document_changes_closed')}
        </Alert>
      )}
      {mayAct && rules.includes('under_review') && (
        <Alert severity="info" sx={{ marginBlockStart: 2.5 }}>
          {t('errors:document_under_review')}
        </Alert>
      )}
      <DocumentViewer
        fileUrl={shown && profile[`${shown}_url`]}
        title={shown ? t(`member:fields.${shown}`) : ''}
        onClose={() => setShown(null)}
      />
    </SectionPanel>
  );
}

interface DocumentCardProps {
  profile: Profile;
  fileType: FileType;
  mayAct: boolean;
  onOpen: () => void;
}

function DocumentCard({ profile, fileType, mayAct, onOpen }: DocumentCardProps) {
  const { t } = useTranslation(['profile', 'member']);
  const fileUrl = profile[`${fileType}_url`];
  const deletedAt = profile[`${fileType}_deleted_at`];
  // The hints about the image that was sent; null while none was sent.
  const [sent, setSent] = useState<ImageHint[] | null>(null);
  const rule = documentRule(profile, fileType);
  const queryClient = useQueryClient();
  const attach = async (file_url: string, hints: ImageHint[]) => {
    const body = { user_id: profile.id, file_type: fileType, file_url };
    await call(attachDocument, { body });
    await Promise.all(
      profilesOf(profile).map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
    setSent(hints);
  };
  const title = t(`member:fields.${fileType}`);
  // If reviewers asked for anything, the member sends it on the correction page and can upload nothing here.
  const mayUpload = mayAct && !profile.requested && (rule === 'upload' || rule === 'replace');
  const stored = (
    <>
      {fileUrl ? (
        <DocumentThumbnail fileUrl={fileUrl} title={title} onOpen={onOpen} />
      ) : (
        <NoDocument>
          {deletedAt
            ? t('member:kept.deleted', { day: deletedAt })
            : t(`documents.missing.${fileType}`)}
        </NoDocument>
      )}
      <DocumentKeptUntil member={profile} fileType={fileType} />
    </>
  );
  return (
    <Box sx={mayUpload ? { gridColumn: '1 / -1' } : {}}>
      <Typography sx={{ fontWeight: 650, marginBlockEnd: 1 }}>{title}</Typography>
      {mayUpload ? (
        <StoredBeside stored={stored}>
          <AttachImage
            key={fileUrl}
            fileType={fileType}
            submit={t('documents.send')}
            isReplaceable={profile.request_status === 'rejected'}
            attach={attach}
            onChosen={() => setSent(null)}
          />
        </StoredBeside>
      ) : (
        stored
      )}
      {/* The part above disappears when the sent image is under review, so this message is not in it. */}
      {sent && (
        <Alert severity="success" role="status" sx={{ marginBlockStart: 1 }}>
          {t('documents.sent')}
          {mayUpload && sent.map((hint) => <div key={hint}>{t(`member:imageHints.${hint}`)}</div>)}
        </Alert>
      )}
    </Box>
  );
}
