import type { BulkExclusion } from '@fanclub/contract/admin/bulk-exclusions';
import type { BulkOutcome } from '@fanclub/contract/admin/bulk-routes';
import type { MemberRow } from '@fanclub/contract/members/admin-member';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { fullName } from '#member/full-name.ts';
import { bareList } from '#ui/bare-list.ts';

interface ExcludedListProps {
  rows: {
    member: MemberRow;
    why: BulkExclusion | Exclude<BulkOutcome, 'done' | 'already' | 'needs_look'>;
  }[];
  onOpen: (requestNumber: string) => void;
}

/** Lists the applications that a bulk decision leaves out. Each has a reason and a link. */
export function ExcludedList({ rows, onOpen }: ExcludedListProps) {
  const { t } = useTranslation('review');
  return (
    <Box component="ul" sx={bareList}>
      {rows.map(({ member, why }) => (
        <Box component="li" key={member.id} sx={{ paddingBlock: 0.5 }}>
          <Link component="button" type="button" onClick={() => onOpen(member.request_number)}>
            <bdi>{fullName(member)}</bdi>
          </Link>
          {' – '}
          {t(`bulk.why.${why}`)}
        </Box>
      ))}
    </Box>
  );
}
