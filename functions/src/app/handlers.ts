import type { Api, RouteName } from '@fanclub/contract/api';
import { bulkHandlers } from '#features/admin/bulk-routes';
import { caseHandlers } from '#features/admin/case-routes';
import { notesHandlers } from '#features/admin/notes-routes';
import { presenceHandlers } from '#features/admin/presence-routes';
import { adminHandlers } from '#features/admin/routes';
import { auditHandlers } from '#features/audit/routes';
import { adminCardsHandlers } from '#features/cards/admin-routes';
import { cardsHandlers } from '#features/cards/routes';
import { draftsHandlers } from '#features/drafts/routes';
import { exchangeRateHandlers } from '#features/exchange-rate/routes';
import { exportsHandlers } from '#features/exports/routes';
import { familiesHandlers } from '#features/families/routes';
import { figuresHandlers } from '#features/figures/routes';
import { linksHandlers } from '#features/links/routes';
import { letterHandlers, mailHandlers } from '#features/mail/routes';
import { mailWordsHandlers } from '#features/mail-words/routes';
import { memberImportHandlers } from '#features/member-import/routes';
import { membersHandlers } from '#features/members/routes';
import { mergeHandlers } from '#features/merge/routes';
import { moneyHandlers } from '#features/money/routes';
import { namesHandlers } from '#features/names/routes';
import { adminNewsHandlers } from '#features/news/admin-routes';
import { newsHandlers } from '#features/news/routes';
import { ownDataHandlers } from '#features/own-data/routes';
import { passkeyHandlers } from '#features/passkeys/routes';
import { passwordsHandlers } from '#features/passwords/routes';
import { peopleHandlers } from '#features/people/routes';
import { adminPromoHandlers } from '#features/promo/admin-routes';
import { promoToolHandlers } from '#features/promo/admin-tool-routes';
import { promoHandlers } from '#features/promo/routes';
import { registrationHandlers, renewalHandlers } from '#features/registration/routes';
import { remindersHandlers } from '#features/reminders/routes';
import { renewalRemindersHandlers } from '#features/renewal-reminders/routes';
import { reviewHandlers } from '#features/review/routes';
import { seasonsHandlers } from '#features/seasons/routes';
import { sessionsHandlers } from '#features/sessions/routes';
import { adminSettingsHandlers } from '#features/settings/admin-routes';
import { settingsHandlers } from '#features/settings/routes';
import { statementsHandlers } from '#features/statements/routes';
import { storyHandlers } from '#features/story/routes';
import { systemHandlers } from '#features/system/routes';
import { uploadsHandlers } from '#features/uploads/routes';
import { verificationHandlers } from '#features/verification/routes';
import { walletsHandlers } from '#features/wallets/routes';
import type { Handler } from '#pipeline/handler';

export type Handlers = { [Name in RouteName]: Handler<Api[Name]> };

/** Every route of the contract with its handler; a missing handler is a type error. */
export const handlers: Handlers = {
  ...systemHandlers,
  ...familiesHandlers,
  ...settingsHandlers,
  ...exchangeRateHandlers,
  ...registrationHandlers,
  ...renewalHandlers,
  ...promoHandlers,
  ...uploadsHandlers,
  ...sessionsHandlers,
  ...linksHandlers,
  ...passwordsHandlers,
  ...membersHandlers,
  ...memberImportHandlers,
  ...namesHandlers,
  ...mergeHandlers,
  ...reviewHandlers,
  ...ownDataHandlers,
  ...adminHandlers,
  ...passkeyHandlers,
  ...peopleHandlers,
  ...caseHandlers,
  ...bulkHandlers,
  ...notesHandlers,
  ...presenceHandlers,
  ...moneyHandlers,
  ...statementsHandlers,
  ...storyHandlers,
  ...adminCardsHandlers,
  ...cardsHandlers,
  ...adminSettingsHandlers,
  ...seasonsHandlers,
  ...exportsHandlers,
  ...figuresHandlers,
  ...adminPromoHandlers,
  ...promoToolHandlers,
  ...auditHandlers,
  ...mailHandlers,
  ...letterHandlers,
  ...mailWordsHandlers,
  ...remindersHandlers,
  ...newsHandlers,
  ...renewalRemindersHandlers,
  ...verificationHandlers,
  ...walletsHandlers,
  ...adminNewsHandlers,
  ...draftsHandlers,
};
