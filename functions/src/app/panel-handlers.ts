import type { panelApi } from '@fanclub/contract/panel-api';
import { bulkHandlers } from '#features/admin/bulk-routes';
import { caseHandlers } from '#features/admin/case-routes';
import { notesHandlers } from '#features/admin/notes-routes';
import { adminHandlers } from '#features/admin/routes';
import { askAllHandlers } from '#features/ask-all/routes';
import { auditHandlers } from '#features/audit/routes';
import { adminCardsHandlers } from '#features/cards/admin-routes';
import { figuresHandlers } from '#features/figures/routes';
import { adminMailHandlers, letterHandlers } from '#features/mail/admin-routes';
import { mailWordsHandlers } from '#features/mail-words/routes';
import { memberImportHandlers } from '#features/member-import/routes';
import { mergeHandlers } from '#features/merge/routes';
import { moneyHandlers } from '#features/money/routes';
import { adminNewsHandlers } from '#features/news/admin-routes';
import { adminPromoHandlers } from '#features/promo/admin-routes';
import { adminRemindersHandlers } from '#features/reminders/admin-routes';
import { seasonsHandlers } from '#features/seasons/routes';
import { adminSessionsHandlers } from '#features/sessions/admin-routes';
import { adminSettingsHandlers } from '#features/settings/admin-routes';
import { staffHandlers } from '#features/staff/routes';
import { statementsHandlers } from '#features/statements/routes';
import { storyHandlers } from '#features/story/routes';
import type { HandlersOf } from '#pipeline/handler';

/** Every route of `panelApi` with its handler. */
export const panelHandlers: HandlersOf<typeof panelApi> = {
  ...memberImportHandlers,
  ...mergeHandlers,
  ...adminHandlers,
  ...staffHandlers,
  ...caseHandlers,
  ...bulkHandlers,
  ...notesHandlers,
  ...statementsHandlers,
  ...storyHandlers,
  ...adminCardsHandlers,
  ...adminSettingsHandlers,
  ...seasonsHandlers,
  ...figuresHandlers,
  ...adminPromoHandlers,
  ...auditHandlers,
  ...adminMailHandlers,
  ...letterHandlers,
  ...mailWordsHandlers,
  ...adminNewsHandlers,
  ...moneyHandlers,
  ...askAllHandlers,
  ...adminRemindersHandlers,
  ...adminSessionsHandlers,
};
