import { type ReviewQueue, reviewQueues } from '@fanclub/contract/admin/queues';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queuesQuery } from '../api/queries.ts';
import { FilterChips } from './filter-chips.tsx';

interface QueueChipsProps {
  /** None while a search is shown. */
  shown: ReviewQueue | null;
  onChoose: (queue: ReviewQueue) => void;
}

/** What there is to do, each with how much of it. */
export function QueueChips({ shown, onChoose }: QueueChipsProps) {
  const { t } = useTranslation('admin');
  const { data: counts } = useQuery({ ...queuesQuery, staleTime: 15_000, refetchInterval: 60_000 });
  return (
    <FilterChips
      label={t('queues.label')}
      values={reviewQueues}
      chosen={shown}
      textOf={(queue) => t(`queues.${queue}`)}
      countOf={(queue) => counts?.[queue]}
      onChoose={onChoose}
    />
  );
}
