import { useTranslation } from 'react-i18next';
import { fullName } from '#member/full-name.ts';
import type { Bulk } from '../bulk/use-bulk.ts';
import type { Review } from './use-review.ts';

/** A decision about one or about many that can still be taken back, and what is told of it. */
export interface Undoable {
  id: string;
  text: string;
  untilMs: number;
  /** Why it could not be taken back. */
  error: Error | null;
  /** Null where it is tried no more. */
  undo: (() => void) | null;
  expire: () => void;
}

/** Those about many first: each is worth more of the ones below it. */
export function useUndoables(review: Review, bulk: Bulk): Undoable[] {
  const { t } = useTranslation('review');
  const ofMany = bulk.notices.map((notice): Undoable => {
    const { decision, ids, untilMs, error, kept } = notice;
    return {
      id: `${decision}-${untilMs}`,
      text:
        kept === null
          ? t(`bulk.${decision}.done`, { count: ids.length })
          : t('bulk.kept', { count: kept }),
      untilMs,
      error,
      undo: error || kept !== null ? null : () => bulk.undo(notice),
      expire: () => bulk.dropNotice(notice),
    };
  });
  const ofOne = review.notices.map((notice): Undoable => {
    const { member, kind, untilMs, error = null } = notice;
    return {
      id: `${member.id}-${untilMs}`,
      text: t(`undo.${kind}`, { name: fullName(member) }),
      untilMs,
      error,
      undo: error ? null : () => review.undo(notice),
      expire: () => review.dropNotice(notice),
    };
  });
  return [...ofMany, ...ofOne];
}
