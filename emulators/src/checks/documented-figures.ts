import { adminGateTtlMs } from '@fanclub/contract/admin/gate';
import { rejectionReasonMaxLength } from '@fanclub/contract/admin/routes';
import { auditViewWindowMs, manyPeople } from '@fanclub/contract/audit/actions';
import { clubTimeZone } from '@fanclub/contract/club/club-day';
import { rateCacheMs, rateStaleMs } from '@fanclub/contract/exchange-rate/routes';
import {
  accountLimits,
  birthDateTries,
  exemptLimits,
  mailboxBudget,
  ourAppFactor,
  overallLimits,
  usualEmailChanges,
} from '@fanclub/contract/http/limits';
import { linkLifetimesMs, validLinksPerKind } from '@fanclub/contract/links/link-kinds';
import { mostAnswerDays } from '@fanclub/contract/members/answer-days';
import {
  familyMaxSize,
  minimumAge,
  nameMinLength,
  submissionMaxPeople,
} from '@fanclub/contract/members/limits';
import {
  generatePassword,
  minimumPasswordScore,
  newPasswordMinLength,
  strongPasswordLength,
} from '@fanclub/contract/members/password-rules';
import { postalCodeDigits } from '@fanclub/contract/members/postal-code';
import { requestNumberLength } from '@fanclub/contract/members/request-number';
import { bulkMaxLength, bulkUndoWindowMs, undoWindowMs } from '@fanclub/contract/members/states';
import { refundDays } from '@fanclub/contract/money/due';
import { ownKindsMax } from '@fanclub/contract/money/line-kinds';
import { toRial } from '@fanclub/contract/pricing/rial';
import { promoHoldMs, promoHoldsPerAddress } from '@fanclub/contract/promo/code';
import { countedLaterFrom, parsePromoRecord } from '@fanclub/contract/promo/promo-record';
import { quickestFormMs } from '@fanclub/contract/registration/request';
import { remindedTtlMs, reminderTtlMs } from '@fanclub/contract/reminders/routes';
import { knownPayerDays } from '@fanclub/contract/retention/kept-until';
import { publicDefaults } from '@fanclub/contract/settings/defaults';
import { lineTextDays, sharesMax } from '@fanclub/contract/statements/lines';
import { refundLineDays, reversalDays } from '@fanclub/contract/statements/reversals';
import { isoDay } from '@fanclub/contract/text/day';
import {
  maxFileMegabytes,
  maxKeptBytes,
  unclaimedUploadTtlMs,
} from '@fanclub/contract/uploads/file-rules';
import { maxAttempts } from '@fanclub/functions/features/mail/retry-policy';
import { formDays } from '@fanclub/functions/features/statements/judge-candidate';
import { idempotencyTtlMs } from '@fanclub/functions/repositories/idempotency';
import { keptYears } from '@fanclub/functions/repositories/ledger';
import { alerts } from '../deploy/alerts.ts';

const seconds = (ms: number) => ms / 1000;
const minutes = (ms: number) => seconds(ms) / 60;
const hours = (ms: number) => minutes(ms) / 60;
const days = (ms: number) => hours(ms) / 24;
const plainCode = parsePromoRecord({ discountType: 'fixed', discountRate: 3 });

/** Figures that pages in `docs` contain, by the name with which the page marks them. */
export const figures: Record<string, number | string | undefined> = {
  signInLinkMinutes: minutes(linkLifetimesMs.sign_in),
  resetLinkMinutes: minutes(linkLifetimesMs.reset),
  applicationLinkDays: days(linkLifetimesMs.application),
  confirmLinkDays: days(linkLifetimesMs.confirm),
  notMeLinkDays: days(linkLifetimesMs.not_me),
  undoEmailLinkDays: days(linkLifetimesMs.undo_email),
  ownAccountLinkDays: days(linkLifetimesMs.own_account),
  validLinksPerKind,
  exportsPerHour: accountLimits.export.count,
  auditViewMinutes: minutes(auditViewWindowMs),
  manyPeople,
  priceInternational: publicDefaults.price_international,
  priceBase: publicDefaults.price_base,
  priceUnder14: publicDefaults.price_under_14,
  priceUnder5: publicDefaults.price_under_5,
  priceClubCard: publicDefaults.club_card_price,
  priceShipping: publicDefaults.shipping_price,
  refundDays,
  formDays,
  sharesMax,
  ownKindsMax,
  lineTextDays,
  reversalDays,
  refundLineDays,
  knownPayerDays,
  ledgerYears: keptYears,
  rialStep: toRial(1, 140),
  rateFreshMinutes: minutes(rateCacheMs),
  rateStaleHours: hours(rateStaleMs),
  promoDefaultMaxUses: plainCode?.maxUses,
  promoDefaultLastDay: isoDay(plainCode?.expiresAtMs ?? 0),
  promoCountedLaterFrom: countedLaterFrom,
  promoHoldHours: hours(promoHoldMs),
  promoHoldsPerAddress,
  clubTimeZone,
  requestNumberLength,
  idempotencyDays: days(idempotencyTtlMs),
  nameMinLength,
  minimumAge,
  familyMaxSize,
  submissionMaxPeople,
  postalDigitsIran: postalCodeDigits.IR,
  postalDigitsItaly: postalCodeDigits.IT,
  answerDaysFrom: publicDefaults.answer_days_from,
  answerDaysTo: publicDefaults.answer_days_to,
  mostAnswerDays,
  undoSeconds: seconds(undoWindowMs),
  bulkUndoSeconds: seconds(bulkUndoWindowMs),
  bulkMaxLength,
  rejectionReasonMaxLength,
  maxFileMegabytes,
  maxKeptKilobytes: maxKeptBytes / 1000,
  passportDays: publicDefaults.keep_passport_days,
  receiptDays: publicDefaults.keep_receipt_days,
  rejectedDays: publicDefaults.keep_rejected_days,
  unclaimedUploadDays: days(unclaimedUploadTtlMs),
  reminderDays: days(reminderTtlMs),
  remindedDays: days(remindedTtlMs),
  newPasswordMinLength,
  minimumPasswordScore,
  strongPasswordLength,
  generatedPasswordLength: generatePassword().length,
  gateTriesPerMinute: accountLimits.gate.count,
  gateMinutes: minutes(adminGateTtlMs),
  mailAttempts: maxAttempts,
  birthDateTries: birthDateTries.count,
  usualEmailChanges: usualEmailChanges.count,
  mailboxLinksPerDay: mailboxBudget.count,
  mailboxLinksPerAddress: mailboxBudget.addressCount,
  mailboxLinksPerNetwork: mailboxBudget.wideCount,
  mailboxLinksPerProxy: mailboxBudget.lastEntryCount,
  loginFailuresPerDay: accountLimits.login.failuresFromAnywhere / 2,
  linkRequestsPerMinute: overallLimits.linkRequest.count,
  ourAppFactor,
  exemptTriesPerHour: exemptLimits.tries.count,
  quickestFormSeconds: quickestFormMs / 1000,
  alertConditions: alerts.flatMap(({ policy }) => policy.conditions).length,
};
