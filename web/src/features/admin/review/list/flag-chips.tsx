import type { MemberRow } from '@fanclub/contract/members/admin-member';
import FlagIcon from '@mui/icons-material/FlagOutlined';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { iconInNarrowList } from './list-head.tsx';

/** The warnings of an application: text chips in the table, icons in the narrow list. */
export function FlagChips({ member }: { member: MemberRow }) {
  const { t } = useTranslation('admin');
  // A member's answer to a request also has to be reviewed if the member is approved but owes money.
  const isOpen =
    member.request_status === 'submitted' ||
    (member.request_status === 'approved' && member.owes !== null);
  const flags = [
    member.not_me_at && 'notMe',
    member.delete_requested_at && 'deletion',
    member.receipt_also_used_by.length > 0 && 'receiptUsed',
    member.similar_to.length > 0 && 'similarPerson',
    member.flags.includes('by_program') && 'byProgram',
    (member.told_total !== null || member.told_rial !== null) && 'quotedOther',
    member.account_pending && 'accountPending',
    member.request_status !== 'rejected' && member.is_asked && 'waits',
    isOpen && !member.is_asked && member.has_answered && 'answered',
  ] as const;
  return flags.map(
    (flag) =>
      flag && (
        <Chip
          key={flag}
          size="small"
          color="warning"
          icon={<FlagIcon />}
          label={t(`flags.${flag}`)}
          title={t(`flags.${flag}`)}
          sx={iconInNarrowList}
        />
      ),
  );
}
