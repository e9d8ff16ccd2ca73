import { type Card, replaceableStates } from '@fanclub/contract/cards/card';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#admin-kit/api/use-may.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { useReplaceCard } from './use-cards.ts';

/**
 * Button to order a replacement for a returned or missing card. A chip is shown instead of the button if the card has
 * been replaced, or is itself a replacement that is still to be printed.
 */
export function Replacement({ card }: { card: Card }) {
  const { t } = useTranslation('cards');
  const may = useMay()('replaceCard');
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useReplaceCard();
  if (card.replaced_by) return <Chip size="small" variant="outlined" label={t('replace.done')} />;
  if (card.replaces && card.state === 'to_print') {
    return <Chip size="small" variant="outlined" label={t('replace.isOne')} />;
  }
  if (!may || !replaceableStates.includes(card.state) || card.is_unwanted) return null;
  const name = card.name_on_card;
  const close = () => setAsking(false);
  return (
    <>
      <SecondaryButton
        size="small"
        aria-label={t('replace.of', { name })}
        onClick={() => setAsking(true)}
      >
        {t('replace.open')}
      </SecondaryButton>
      <ConfirmDialog
        open={isAsking}
        title={t('replace.of', { name })}
        confirmLabel={t('replace.open')}
        mutation={{ isPending, error, reset }}
        fallback="action_failed"
        onConfirm={() => mutate({ params: { cardId: card.id }, body: {} }, { onSuccess: close })}
        onCancel={close}
      >
        {t('replace.text')}
      </ConfirmDialog>
    </>
  );
}
