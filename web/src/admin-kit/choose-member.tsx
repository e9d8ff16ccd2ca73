import { listUsers } from '@fanclub/contract/admin/routes';
import type { MemberRow } from '@fanclub/contract/members/admin-member';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { routeQuery } from '#api/route-query.ts';
import { ChooseAmong, shortestSearch } from './choose-among.tsx';

interface ChooseMemberProps {
  title: string;
  /** The id of a member who is left out of the results. */
  except?: string;
  /** Returns the text beside a result, or null for none. */
  saidOf: (member: MemberRow) => string | null;
  onChoose: (member: MemberRow) => void;
  onClose: () => void;
}

/** Dialog to search for a member and choose one of the results. */
export function ChooseMember({ except, ...dialog }: ChooseMemberProps) {
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
    />
  );
}
