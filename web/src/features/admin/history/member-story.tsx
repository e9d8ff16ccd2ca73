import { readStory, type StoryKind, storyKinds } from '@fanclub/contract/story/routes';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useMay } from '#admin-kit/api/use-may.ts';
import { usePages } from '#admin-kit/api/use-pages.ts';
import { historyPath } from '#admin-kit/history-path.ts';
import { FilterChips } from '#admin-kit/listing/filter-chips.tsx';
import { PagedList } from '#admin-kit/listing/paged-list.tsx';
import { call } from '#api/client.ts';
import { foldLooks } from './fold-looks.ts';
import { StoryRow } from './story-row.tsx';

/** Loads the events of a member's story page by page, of one kind or of all kinds. */
export function useStory(id: string, kind: StoryKind | undefined) {
  const { pages, ...list } = usePages([readStory.path, id, kind], (page, signal) =>
    call(readStory, { params: { id }, query: { ...page, ...(kind && { kind }) }, signal }),
  );
  return { events: pages.flatMap(({ events }) => events), list };
}

interface MemberStoryProps {
  id: string;
  requestNumber: string;
  /** The only kind of events that is shown. Without it, all kinds are shown, with chips to filter by kind. */
  only?: StoryKind;
}

/** Lists what happened with a member, newest first. Owners get a link to the same member in the history section. */
export default function MemberStory({ id, requestNumber, only }: MemberStoryProps) {
  const { t } = useTranslation('history');
  const may = useMay();
  const [chosen, choose] = useState<StoryKind | 'all'>('all');
  const kind = only ?? (chosen === 'all' ? undefined : chosen);
  const { events, list } = useStory(id, kind);
  const kinds = storyKinds.filter((one) => one !== 'money' || may('listPayments'));
  const rows = events.map((event) => ({
    ...event,
    action: event.record?.action,
    admin_email: event.by,
  }));
  return (
    <>
      {!only && (
        <FilterChips
          label={t('story.filter')}
          values={['all', ...kinds] as const}
          chosen={chosen}
          textOf={(one) => t(`story.kinds.${one}`)}
          onChoose={choose}
        />
      )}
      <PagedList
        label={only ? t(`story.kinds.${only}`) : t('story.label')}
        rows={foldLooks(rows)}
        list={list}
        empty={{ title: t('empty'), text: t('story.empty') }}
        renderRow={(folded, place) => (
          // Events have no id. The row components keep no state, so the index is enough as key.
          <StoryRow key={place} events={folded} />
        )}
      />
      {!only && may('auditLog') && (
        <Button
          size="small"
          color="secondary"
          component={RouterLink}
          to={historyPath({ member: id, number: requestNumber })}
          sx={{ marginBlockStart: 1 }}
        >
          {t('inSection')}
        </Button>
      )}
    </>
  );
}
