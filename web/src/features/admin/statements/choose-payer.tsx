import type { Candidate, ShownLine } from '@fanclub/contract/statements/lines';
import { searchStatementPayers } from '@fanclub/contract/statements/routes';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChooseAmong, shortestSearch } from '#admin-kit/choose-among.tsx';
import { routeQuery } from '#api/route-query.ts';
import { useUnseen } from './use-unseen.ts';

interface ChoosePayerProps {
  line: ShownLine;
  title: string;
  onChoose: (candidate: Candidate) => void;
  onClose: () => void;
}

/**
 * Dialog to choose the member who made a transfer. Each result shows the part of the due amount that no statement has
 * shown yet. This part includes money that an admin has confirmed only by a receipt, because the receipt may be of this
 * transfer.
 */
export function ChoosePayer({ line, ...dialog }: ChoosePayerProps) {
  const [q, setQ] = useState('');
  const query = useQuery({
    ...routeQuery(searchStatementPayers, { params: { lineId: line.id }, query: { q } }),
    ...(q.length < shortestSearch && { queryFn: skipToken }),
  });
  return (
    <ChooseAmong
      {...dialog}
      q={q}
      onSearch={setQ}
      found={query.data?.candidates}
      error={query.error}
      saidOf={useUnseen(line)}
    />
  );
}
