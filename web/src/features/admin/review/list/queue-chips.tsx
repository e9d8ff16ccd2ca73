import { type ReviewQueue, reviewQueues } from '@fanclub/contract/admin/queues';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queuesQuery } from '#admin-kit/api/queries.ts';
import { FilterChips } from '#admin-kit/listing/filter-chips.tsx';

interface QueueChipsProps {
  /** The queue on screen; null while search results are on screen. */
  shown: ReviewQueue | null;
  onChoose: (queue: ReviewQueue) => void;
}

/** Chips of the review queues, each with its count. */
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
