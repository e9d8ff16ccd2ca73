import type { CardAddress } from '@fanclub/contract/cards/card';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { FilterChips } from '#admin-kit/listing/filter-chips.tsx';
import { SectionPage } from '#admin-kit/sections/section-page.tsx';
import { paths } from '#config/paths.ts';
import { EmptyState, ErrorState } from '#ui/message-state.tsx';
import { Row } from '#ui/row.tsx';
import { Loading, TextSkeleton } from '#ui/skeletons.tsx';
import { AddressSheet } from './address-sheet.tsx';
import { Labels } from './labels.tsx';
import { useCardAddresses, useShownList } from './use-cards.ts';

const kinds = ['labels', 'sheet'] as const;

/**
 * Page to print addresses as labels or as an A4 list. It prints the addresses of the cards that were ticked in the
 * section of cards, or of the whole list if no card was ticked.
 */
export default function CardsPrintPage() {
  const { t } = useTranslation('cards');
  const [shown] = useShownList();
  const { cards, isWhole, error, retry } = useWholeList();
  const [kind, setKind] = useState<(typeof kinds)[number]>('labels');
  return (
    <SectionPage lead={t('print.lead', { list: t(`lists.${shown}`) })}>
      <GlobalStyles styles={{ '@page': { size: 'A4', margin: kind === 'labels' ? 0 : '12mm' } }} />
      <Row sx={{ gap: 1.5, marginBlockEnd: 3, displayPrint: 'none' }}>
        <FilterChips
          label={t('print.kind')}
          values={kinds}
          chosen={kind}
          textOf={(one) => t(`print.${one}`)}
          onChoose={setKind}
        />
        <Box sx={{ marginInlineStart: 'auto', display: 'flex', gap: 1 }}>
          <Button
            component={RouterLink}
            to={paths.adminCards.build({ state: shown })}
            color="secondary"
          >
            {t('print.back')}
          </Button>
          <Button
            variant="contained"
            startIcon={<PrintIcon />}
            disabled={!isWhole || cards.length === 0}
            onClick={() => window.print()}
          >
            {t('print.submit')}
          </Button>
        </Box>
      </Row>
      {error && <ErrorState error={error} onRetry={retry} />}
      {!isWhole && !error && (
        <Loading>
          <TextSkeleton lines={8} />
        </Loading>
      )}
      {isWhole && cards.length === 0 && (
        <EmptyState title={t('empty')} text={t(`emptyText.${shown}`)} />
      )}
      {isWhole && cards.length > 0 && (
        <>
          {kind === 'labels' && (
            <Alert severity="info" sx={{ marginBlockEnd: 2, displayPrint: 'none' }}>
              {t('print.paper')}
            </Alert>
          )}
          {kind === 'labels' ? <Labels cards={cards} /> : <AddressSheet cards={cards} />}
        </>
      )}
    </SectionPage>
  );
}

/**
 * Loads all pages of the list. Returns the cards that were ticked in the section of cards, or all cards if no card was
 * ticked. `isWhole` is true once all pages are loaded.
 */
function useWholeList(): {
  cards: CardAddress[];
  isWhole: boolean;
  error: Error | null;
  retry: () => void;
} {
  const [shown] = useShownList();
  const { cards, isLoading, isStale, hasMore, isLoadingMore, loadMore, error, retry } =
    useCardAddresses(shown);
  const { state } = useLocation() as { state: { ids?: string[] } | null };
  const ids = state?.ids;
  useEffect(() => {
    if (hasMore && !isLoadingMore && !error) loadMore();
  }, [hasMore, isLoadingMore, error, loadMore]);
  return {
    cards: ids ? cards.filter(({ id }) => ids.includes(id)) : cards,
    isWhole: !isLoading && !isStale && !hasMore,
    error,
    retry: error && cards.length > 0 ? loadMore : retry,
  };
}
