import { listUsers } from '@fanclub/contract/admin/routes';
import type { MemberRow } from '@fanclub/contract/members/admin-member';
import { openOf } from '@fanclub/contract/money/due';
import { formatMoney } from '@fanclub/contract/money/format-money';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '#api/route-query.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ChooseAmong, shortestSearch } from './choose-among.tsx';

interface ChooseMemberProps {
  title: string;
  /** The id of a member who is left out of the results. */
  except?: string;
  onChoose: (member: MemberRow) => void;
  onClose: () => void;
}

/** Dialog to choose a member. Each result shows the amount still to be paid, if it is known. */
export function ChooseMember({ except, ...dialog }: ChooseMemberProps) {
  const { t } = useTranslation('money');
  const language = useLanguage();
  const [q, setQ] = useState('');
  const query = useQuery({
    ...routeQuery(listUsers, { query: { q, limit: '10' } }),
    ...(q.length < shortestSearch && { queryFn: skipToken }),
  });
  return (
    <ChooseAmong
      {...dialog}
      q={q}
      onSearch={setQ}
      found={query.data?.users.filter(({ id }) => id !== except)}
      error={query.error}
      saidOf={(member) => {
        const open = openOf(member);
        return open && t('choose.open', { amount: formatMoney(open, language) });
      }}
    />
  );
}
