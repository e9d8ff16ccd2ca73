import { identityRoles } from '@fanclub/contract/admin/roles';
import type { AdminMember } from '@fanclub/contract/members/profile';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdminCheck } from '#api/use-admin-check.ts';
import { DocumentThumbnail } from '#documents/document-thumbnail.tsx';
import { DocumentViewer } from '#documents/viewer/document-viewer.tsx';
import { DocumentKeptUntil } from '#member/kept-until.tsx';

/** The identity document that the club card asks for, to the roles that get to see it. */
export function PassportPanel({ member }: { member: AdminMember }) {
  const { t } = useTranslation(['review', 'member']);
  const { role } = useAdminCheck();
  const [isLarge, setLarge] = useState(false);
  const title = t('member:fields.passport');
  const deletedAt = member.passport_deleted_at;
  if (role === null || !identityRoles.includes(role)) return null;
  if (!member.passport_url && !deletedAt && !member.juventus_card) return null;
  return (
    <Box component="section" aria-labelledby="member-passport">
      <Typography id="member-passport" variant="h5" component="h3" sx={{ marginBlockEnd: 1.5 }}>
        {title}
      </Typography>
      {member.passport_url ? (
        <Box sx={{ maxInlineSize: 320 }}>
          <DocumentThumbnail
            fileUrl={member.passport_url}
            title={title}
            onOpen={() => setLarge(true)}
          />
        </Box>
      ) : (
        <Typography color="textSecondary">
          {deletedAt ? t('member:kept.deleted', { day: deletedAt }) : t('detail.noPassport')}
        </Typography>
      )}
      <DocumentKeptUntil member={member} fileType="passport" />
      <DocumentViewer
        fileUrl={isLarge ? member.passport_url : null}
        title={title}
        onClose={() => setLarge(false)}
      />
    </Box>
  );
}
