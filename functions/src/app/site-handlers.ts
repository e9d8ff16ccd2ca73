import type { siteApi } from '@fanclub/contract/site-api';
import { cardsHandlers } from '#features/cards/routes';
import { exchangeRateHandlers } from '#features/exchange-rate/routes';
import { familiesHandlers } from '#features/families/routes';
import { linksHandlers } from '#features/links/routes';
import { mailHandlers } from '#features/mail/routes';
import { membersHandlers } from '#features/members/routes';
import { ownMoneyHandlers } from '#features/money/own-routes';
import { ownDataHandlers } from '#features/own-data/routes';
import { passwordsHandlers } from '#features/passwords/routes';
import { promoHandlers } from '#features/promo/routes';
import { registrationHandlers, renewalHandlers } from '#features/registration/routes';
import { remindersHandlers } from '#features/reminders/routes';
import { reviewHandlers } from '#features/review/routes';
import { sessionsHandlers } from '#features/sessions/routes';
import { settingsHandlers } from '#features/settings/routes';
import { systemHandlers } from '#features/system/routes';
import { uploadsHandlers } from '#features/uploads/routes';
import { verificationHandlers } from '#features/verification/routes';
import { walletsHandlers } from '#features/wallets/routes';
import type { HandlersOf } from '#pipeline/handler';

/** Every route of `siteApi` with its handler. */
export const siteHandlers: HandlersOf<typeof siteApi> = {
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
  ...reviewHandlers,
  ...ownDataHandlers,
  ...ownMoneyHandlers,
  ...cardsHandlers,
  ...remindersHandlers,
  ...mailHandlers,
  ...verificationHandlers,
  ...walletsHandlers,
};
