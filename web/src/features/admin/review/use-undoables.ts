import { useTranslation } from 'react-i18next';
import { fullName } from '#member/full-name.ts';
import type { Bulk } from './bulk/use-bulk.ts';
import type { Review } from './decide/use-review.ts';

/** The notice of a decision about one or many applications. */
export interface Undoable {
  id: string;
  text: string;
  untilMs: number;
  /** The error of the last undo, or null. */
  error: Error | null;
  /** Undoes the decision; null after an undo that failed or that left some of the decisions in force. */
  undo: (() => void) | null;
  expire: () => void;
}

/** Returns all notices. The notices of bulk decisions come first, because each covers several applications. */
export function useUndoables(review: Review, bulk: Bulk): Undoable[] {
  const { t } = useTranslation('review');
  const ofMany = bulk.notices.map((notice): Undoable => {
    const { decision, applications, untilMs, error, kept } = notice;
    return {
      id: `${decision}-${untilMs}`,
      text:
        kept === null
          ? t(`bulk.${decision}.done`, { count: applications.length })
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
