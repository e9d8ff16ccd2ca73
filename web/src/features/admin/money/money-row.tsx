import type { MemberRow } from '@fanclub/contract/members/admin-member';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { paths } from '#config/paths.ts';
import { fullName } from '#member/full-name.ts';
import { PageLink } from '#ui/page-link.tsx';

interface MoneyRowProps {
  member: MemberRow;
  /** The line below the member's name. */
  below: ReactNode;
  amounts: ReactNode;
  actions: ReactNode;
}

/** Row of a list about money: the member with a link to the member's payments, the amounts, and the actions. */
export function MoneyRow({ member, below, amounts, actions }: MoneyRowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
        alignItems: 'center',
        columnGap: 3,
        rowGap: 0.5,
        paddingBlock: 1.5,
        borderBlockEnd: 'var(--line)',
      }}
    >
      <Box sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 650 }}>
          <Link
            component={PageLink}
            to={paths.adminMembers.build({ request: member.request_number, tab: 'money' })}
            color="inherit"
          >
            <bdi>{fullName(member)}</bdi>
          </Link>
        </Typography>
        <Typography variant="note">{below}</Typography>
      </Box>
      <Box>{amounts}</Box>
      {actions}
    </Box>
  );
}
