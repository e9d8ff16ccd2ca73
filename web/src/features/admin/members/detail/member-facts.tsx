import type { AdminMember } from '@fanclub/contract/members/admin-member';
import { languages } from '@fanclub/contract/text/languages';
import EditIcon from '@mui/icons-material/EditOutlined';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useMay } from '#admin-kit/api/use-may.ts';
import { useKeys } from '#admin-kit/use-keys.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { FactList } from '#member/fact-list.tsx';
import { useMemberFacts } from '#member/member-facts.tsx';
import { lazyDialog } from '#ui/lazily.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';

// The dialog is loaded on demand, because it is a large part of the panel's code and is rarely used.
const EditDialog = lazyDialog(() => import('../edit-dialog.tsx'));

interface MemberFactsProps {
  member: AdminMember;
  /** The member's history, which another feature of the panel provides. Absent if a separate tab shows the history. */
  history?: ReactNode;
}

export function MemberFacts({ member, history }: MemberFactsProps) {
  const { t, format } = useTexts(['review', 'member', 'common']);
  const [isEditing, setEditing] = useState(false);
  const factsOf = useMemberFacts();
  const mayEdit = useMay()('updateUser');
  const { member_number: number, member_since: since } = member;
  const numberFacts = [
    ...(number === null
      ? []
      : [{ label: t('detail.memberNumber'), value: format.plainNumber(number) }]),
    ...(since === null ? [] : [{ label: t('detail.memberSince'), value: format.day(since) }]),
  ];
  useKeys((key) => {
    if (key !== 'e' || !mayEdit) return false;
    setEditing(true);
    return true;
  });
  return (
    <Box component="section" aria-labelledby="member-facts">
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          marginBlockEnd: 1.5,
        }}
      >
        <Typography id="member-facts" variant="h5" component="h3">
          {t('detail.facts')}
        </Typography>
        {mayEdit && (
          <SecondaryButton size="small" startIcon={<EditIcon />} onClick={() => setEditing(true)}>
            {t('common:actions.edit')}
          </SecondaryButton>
        )}
      </Box>
      <FactList
        facts={[
          ...factsOf(member, 'contact', 'membership', 'holder', 'personal', 'residence'),
          ...numberFacts,
          { label: t('member:fields.language'), value: languages[member.language].label },
          {
            label: t('detail.addressConfirmed'),
            value: member.email_confirmed_at
              ? format.dateTime(member.email_confirmed_at)
              : t('detail.notYet'),
          },
          { label: t('detail.submitted'), value: format.dateTime(member.submitted_at) },
          {
            label: t('detail.decided'),
            value: member.decided_at ? format.dateTime(member.decided_at) : t('detail.notYet'),
          },
        ]}
      />
      {history && <MemberHistory>{history}</MemberHistory>}
      <EditDialog member={member} open={isEditing} onClose={() => setEditing(false)} />
    </Box>
  );
}

/** The member's history, collapsed at first. The history is fetched when an admin expands it. */
function MemberHistory({ children }: { children: ReactNode }) {
  const { t } = useTexts('review');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button
        size="small"
        color="secondary"
        aria-expanded={isOpen}
        aria-controls={id}
        endIcon={<ExpandMoreIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
        onClick={() => setOpen(!isOpen)}
      >
        {t('detail.history')}
      </Button>
      <Box id={id} hidden={!isOpen}>
        {isOpen && children}
      </Box>
    </div>
  );
}
