import { addDocument } from '@fanclub/contract/admin/routes';
import type { AdminMember } from '@fanclub/contract/members/admin-member';
import type { FileType } from '@fanclub/contract/uploads/file-rules';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useMemberAction } from '#admin-kit/api/member-actions.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import AttachImage from '#documents/upload/attach-image.tsx';

interface AddDocumentProps {
  member: AdminMember;
  fileType: FileType;
}

/** Adds a document that the member sent another way, for example by messenger. */
export default function AddDocument({ member, fileType }: AddDocumentProps) {
  const { t } = useTranslation('review');
  const { mutateAsync } = useRouteMutation(addDocument, useMemberAction());
  const attach = (file_url: string) =>
    mutateAsync({ params: { id: member.id }, body: { file_type: fileType, file_url } });
  return (
    <Box sx={{ marginBlockStart: 1.5 }}>
      <AttachImage fileType={fileType} submit={t('enter.document')} attach={attach} />
    </Box>
  );
}
