import { listUsers } from '@fanclub/contract/admin/routes';
import type { AdminMember } from '@fanclub/contract/members/profile';
import { openOf } from '@fanclub/contract/money/due';
import { formatMoney } from '@fanclub/contract/money/format-money';
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
import { SearchBox } from './listing/search-box.tsx';

interface ChooseMemberProps {
  title: string;
  /** The id of a member who is left out of the results. */
  except?: string;
  onChoose: (member: AdminMember) => void;
  onClose: () => void;
}

/**
 * Dialog to search for a member, for example by request number or name, and to choose one of the results.
 * Each result shows the amount still to be paid, if it is known.
 */
export function ChooseMember({ title, except, onChoose, onClose }: ChooseMemberProps) {
  const { t } = useTranslation(['money', 'common']);
  const format = useFormat();
  const [q, setQ] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const query = useQuery({
    ...routeQuery(listUsers, { query: { q, limit: '10' } }),
    ...(q.length < 2 && { queryFn: skipToken }),
  });
  const found = query.data?.users.filter(({ id }) => id !== except);
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
        label={t('choose.search')}
        placeholder={t('choose.search')}
        value={q}
        onChange={setQ}
        inputRef={box}
      />
      <ErrorAlert error={query.error} sx={{ marginBlockStart: 1 }} />
      <Box component="ul" sx={{ ...bareList, marginBlockStart: 1 }}>
        {found?.map((member) => {
          const open = openOf(member);
          return (
            <Box component="li" key={member.id}>
              <Button
                color="secondary"
                fullWidth
                onClick={() => onChoose(member)}
                aria-label={t('choose.add', { name: fullName(member) })}
                sx={{ justifyContent: 'start', textAlign: 'start', columnGap: 1, flexWrap: 'wrap' }}
              >
                <span dir="auto">{fullName(member)}</span>
                <Ltr>{member.request_number}</Ltr>
                {open && t('choose.open', { amount: formatMoney(open, format.language) })}
              </Button>
            </Box>
          );
        })}
      </Box>
      {found?.length === 0 && (
        <Typography role="status" color="textSecondary">
          {t('choose.none')}
        </Typography>
      )}
    </TitledDialog>
  );
}
