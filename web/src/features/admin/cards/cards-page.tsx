import { exportCards } from '@fanclub/contract/cards/admin-routes';
import { type CardList, cardLists, cardsAtOnce } from '@fanclub/contract/cards/card';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useMay } from '#admin-kit/api/use-may.ts';
import { SectionExport } from '#admin-kit/export/export-button.tsx';
import { FilterChips } from '#admin-kit/listing/filter-chips.tsx';
import { PagedList } from '#admin-kit/listing/paged-list.tsx';
import { useTicks } from '#admin-kit/listing/use-ticks.ts';
import { SectionPage } from '#admin-kit/sections/section-page.tsx';
import { paths } from '#config/paths.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { Row } from '#ui/row.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { CardRow } from './card-row.tsx';
import { cardsLike, FindCard } from './find-card.tsx';
import { MarkBar } from './mark-bar.tsx';
import { MarkedAlert } from './marked-alert.tsx';
import { PostDialog } from './post-dialog.tsx';
import { useCardCounts, useCards, useShownList } from './use-cards.ts';
import { useMarking } from './use-marking.ts';

/** The section of club cards: the cards by state, and the actions that change the state of a card. */
export default function CardsPage() {
  const { t } = useTranslation(['cards', 'common']);
  const [shown, show] = useShownList();
  const { cards, ...list } = useCards(shown);
  const counts = useCardCounts();
  const mayMark = useMay()('markCards');
  const ticks = useTicks();
  const [text, setText] = useState('');
  const found = cardsLike(cards, text);
  const ticked = cards.filter(({ id }) => ticks.ids.has(id)).slice(0, cardsAtOnce);
  const [isPosting, setPosting] = useState(false);
  const marking = useMarking((results) =>
    ticks.set(results.filter(({ outcome }) => outcome === 'failed').map(({ id }) => id)),
  );
  const choose = (next: CardList) => {
    ticks.clear();
    marking.dropNotice();
    setText('');
    show(next);
  };
  return (
    <SectionPage
      lead={mayMark ? t('lead') : `${t('lead')} ${t('whoMarks')}`}
      actions={
        <Row sx={{ gap: 1 }}>
          <SecondaryButton
            component={RouterLink}
            to={paths.adminCardsPrint.build({ state: shown })}
            state={ticked.length > 0 ? { ids: ticked.map(({ id }) => id) } : null}
            startIcon={<PrintIcon />}
          >
            {t('print.open')}
          </SecondaryButton>
          <SectionExport list="cards" route={exportCards} filter={{ state: shown }} />
        </Row>
      }
    >
      <FilterChips
        label={t('lists.label')}
        values={cardLists}
        chosen={shown}
        textOf={(one) => t(`lists.${one}`)}
        countOf={(one) => counts?.[one]}
        onChoose={choose}
      />
      <FindCard
        text={text}
        onText={setText}
        found={found}
        list={list}
        onTick={mayMark ? (id) => ticks.set([...ticks.ids, id]) : null}
      />
      <MarkedAlert marking={marking} />
      <ErrorAlert
        error={marking.mutation.error}
        fallback="action_failed"
        sx={{ marginBlockStart: 2 }}
      />
      <PagedList
        label={t(`lists.${shown}`)}
        rows={found}
        // While a searched card may be on a later page, the list is loading and not empty.
        list={{ ...list, isLoading: list.isLoading || (found.length === 0 && list.hasMore) }}
        empty={
          cards.length === 0
            ? { title: t('empty'), text: t(`emptyText.${shown}`) }
            : { title: t('find.none'), text: t('find.noneText') }
        }
        renderRow={(card) => (
          <CardRow
            key={card.id}
            card={card}
            saysState={shown === 'unwanted'}
            isTicked={mayMark ? ticks.ids.has(card.id) : null}
            onTick={() => ticks.toggle(card.id)}
          />
        )}
      />
      {mayMark && found.length + ticked.length > 0 && !list.isStale && (
        <MarkBar
          ticked={ticked}
          isBusy={marking.mutation.isPending}
          onAll={() => ticks.set(found.slice(0, cardsAtOnce).map(({ id }) => id))}
          onClear={ticks.clear}
          onMark={(state) => (state === 'posted' ? setPosting(true) : marking.mark(ticked, state))}
        />
      )}
      {isPosting && (
        <PostDialog cards={ticked} marking={marking} onClose={() => setPosting(false)} />
      )}
    </SectionPage>
  );
}
