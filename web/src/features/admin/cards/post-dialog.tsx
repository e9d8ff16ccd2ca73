import type { Card } from '@fanclub/contract/cards/card';
import { useTranslation } from 'react-i18next';
import { FieldLatin } from '#ui/form/field-text.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import type { Marking } from './use-marking.ts';

interface PostDialogProps {
  cards: readonly Card[];
  marking: Marking;
  onClose: () => void;
}

const fieldOf = (place: number | string) => `tracking${place}`;

/** Asks for the tracking number of each card that is being posted. The number is optional. */
export function PostDialog({ cards, marking, onClose }: PostDialogProps) {
  const { t } = useTranslation(['cards', 'common']);
  const isCorrection = cards.every(({ state }) => state === 'posted');
  return (
    <FormDialog
      onClose={onClose}
      maxWidth="sm"
      fullScreen={useIsNarrow('sm')}
      staysOnClickBeside
      mutation={marking.mutation}
      initialValues={Object.fromEntries(
        cards.map(({ tracking, state }, place) => [
          fieldOf(place),
          // A returned card gets a new tracking number when it is sent again.
          state === 'returned' ? '' : (tracking ?? ''),
        ]),
      )}
      toInput={(values: Record<string, string>) => ({
        body: {
          state: 'posted' as const,
          cards: cards.map(({ id, state: from }, place) => ({
            id,
            from,
            tracking: values[fieldOf(place)] ?? '',
          })),
        },
      })}
      fieldOf={(path) => path.replace(/^cards\[(\d+)\]\.tracking$/, (_, place) => fieldOf(place))}
      onDone={onClose}
      title={t(isCorrection ? 'post.correct' : 'post.title', { count: cards.length })}
      lead={t(isCorrection ? 'post.correctLead' : 'post.lead')}
      submit={t(isCorrection ? 'common:actions.save' : 'post.submit')}
      focus={fieldOf(0)}
    >
      {cards.map(({ id, name_on_card: name }, place) => (
        <FieldLatin
          key={id}
          name={fieldOf(place)}
          label={t('post.number', { name })}
          required={false}
          maxLength={60}
        />
      ))}
    </FormDialog>
  );
}
