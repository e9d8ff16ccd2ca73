import type { AdminMember } from '@fanclub/contract/members/profile';
import FamilyIcon from '@mui/icons-material/FamilyRestroomOutlined';
import { useTranslation } from 'react-i18next';

/** Mark of a row whose member has a family or a guardian. It is not a flag to check. */
export function FamilyMark({ member }: { member: AdminMember }) {
  const { t } = useTranslation('admin');
  if (!member.has_family && !member.guardian_id) return null;
  return (
    <FamilyIcon
      role="img"
      titleAccess={t(member.guardian_id ? 'list.ward' : 'list.guardian')}
      sx={{ fontSize: '1.125rem', color: 'text.secondary', marginInlineStart: 0.75, flexShrink: 0 }}
    />
  );
}
