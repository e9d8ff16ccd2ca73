import type { Card } from '@fanclub/contract/cards/card';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type KeyboardEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PagesState } from '#admin-kit/api/use-pages.ts';

/** Returns the cards whose number or name contains the text. */
export function cardsLike(cards: readonly Card[], text: string): readonly Card[] {
  const searched = text.trim().toLowerCase();
  const isLike = ({ name_on_card, tracking, recipient }: Card) =>
    [name_on_card, tracking, recipient?.request_number].some((one) =>
      one?.toLowerCase().includes(searched),
    );
  return searched === '' ? cards : cards.filter(isLike);
}

interface FindCardProps {
  text: string;
  onText: (text: string) => void;
  /** The cards that `cardsLike` returns for `text`. */
  found: readonly Card[];
  list: PagesState;
  /** Ticks the card; null if the admin may tick no cards. */
  onTick: ((id: string) => void) | null;
}

/**
 * Field to find a card of the list by its number or name. Enter, which scanners send after a number, ticks the card if
 * it is the only one found, and empties the field for the next card.
 */
export function FindCard({ text, onText, found, list, onTick }: FindCardProps) {
  const { t } = useTranslation('cards');
  const { hasMore, isLoadingMore, error, loadMore } = list;
  const isSearching = text.trim() !== '';

  useEffect(() => {
    if (isSearching && hasMore && !isLoadingMore && !error) loadMore();
  }, [isSearching, hasMore, isLoadingMore, error, loadMore]);

  const tickFound = (event: KeyboardEvent) => {
    const [card, another] = found;
    if (event.key !== 'Enter' || !isSearching || !card || another || !onTick) return;
    onTick(card.id);
    onText('');
  };
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      <OutlinedInput
        type="search"
        name="card"
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={tickFound}
        autoComplete="off"
        placeholder={t('find.placeholder')}
        inputProps={{
          'aria-label': t(onTick ? 'find.tick' : 'find.label'),
          ...(text && { dir: 'auto' }),
        }}
        startAdornment={
          <InputAdornment position="start">
            <SearchIcon fontSize="small" />
          </InputAdornment>
        }
        sx={{
          inlineSize: '100%',
          maxInlineSize: { sm: 420 },
          '& input': { paddingBlock: '8px' },
          '& input::-webkit-search-cancel-button': { display: 'none' },
        }}
      />
    </Box>
  );
}
