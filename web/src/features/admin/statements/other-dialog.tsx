import { listUsers } from '@fanclub/contract/admin/routes';
import type { AdminMember } from '@fanclub/contract/members/profile';
import { openOf } from '@fanclub/contract/money/due';
import { formatMoney } from '@fanclub/contract/money/format-money';
import type { Candidate, ShownLine } from '@fanclub/contract/statements/lines';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '#api/route-query.ts';
import { useFormat } from '#i18n/use-format.ts';
import { fullName } from '#member/full-name.ts';
import { bareList } from '#ui/bare-list.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { TitledDialog } from '#ui/titled-dialog.tsx';
import { SearchBox } from '../list/search-box.tsx';

interface OtherDialogProps {
  line: ShownLine;
  title: string;
  onChoose: (candidate: Candidate) => void;
  onClose: () => void;
}

/** Looks up whose a line is, where nothing in it says so. */
export function OtherDialog({ line, title, onChoose, onClose }: OtherDialogProps) {
  const { t } = useTranslation(['statements', 'common']);
  const format = useFormat();
  const [q, setQ] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const query = useQuery({
    ...routeQuery(listUsers, { query: { q, limit: '10' } }),
    ...(q.length < 2 && { queryFn: skipToken }),
  });
  return (
    <TitledDialog
      maxWidth="sm"
      title={title}
      onClose={onClose}
      actions={
        <Button color="secondary" onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
      }
    >
      <SearchBox
        label={t('other.search')}
        placeholder={t('other.search')}
        value={q}
        onChange={setQ}
        inputRef={box}
      />
      <ErrorAlert error={query.error} sx={{ marginBlockStart: 1 }} />
      <Box component="ul" sx={{ ...bareList, marginBlockStart: 1 }}>
        {query.data?.users.map((member) => {
          const open = openOf(member);
          return (
            <Box component="li" key={member.id}>
              <Button
                color="secondary"
                fullWidth
                onClick={() => onChoose(candidateOf(member, line))}
                aria-label={t('other.add', { name: fullName(member) })}
                sx={{ justifyContent: 'start', textAlign: 'start', columnGap: 1, flexWrap: 'wrap' }}
              >
                <span dir="auto">{fullName(member)}</span>
                <Ltr>{member.request_number}</Ltr>
                {open && t('candidates.open', { amount: formatMoney(open, format.language) })}
              </Button>
            </Box>
          );
        })}
      </Box>
      {query.data?.users.length === 0 && (
        <Typography role="status" color="textSecondary">
          {t('other.none')}
        </Typography>
      )}
    </TitledDialog>
  );
}

/** Somebody whom a person chose: nothing in the line speaks for it. */
function candidateOf(member: AdminMember, line: ShownLine): Candidate {
  const open = openOf(member);
  const { id: member_id, first_name, last_name, request_number, request_status } = member;
  return {
    ...{ member_id, first_name, last_name, request_number, request_status },
    open: open?.currency === line.currency ? open.amount : null,
    is_confirmed: false,
    reasons: [],
    doubts: open && open.currency !== line.currency ? ['other_currency'] : [],
    is_certain: false,
  };
}
