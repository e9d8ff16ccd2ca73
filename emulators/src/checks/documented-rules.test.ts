import { bulkMaxLength } from '@fanclub/contract/admin/bulk-routes';
import { rejectionReasonMaxLength } from '@fanclub/contract/admin/routes';
import { adminGateDelayMs, adminGateTtlMs } from '@fanclub/contract/admin/session';
import { auditViewWindowMs } from '@fanclub/contract/audit/actions';
import { rateCacheMs, rateStaleMs } from '@fanclub/contract/exchange-rate/routes';
import { exportTtlMs } from '@fanclub/contract/exports/routes';
import {
  accountLimits,
  emulatorLimitFactor,
  mailboxBudgets,
  ourAppFactor,
  overallLimits,
  receiptLimits,
} from '@fanclub/contract/http/limits';
import { linkLifetimesMs, validLinksPerKind } from '@fanclub/contract/links/link-kinds';
import {
  answerTime,
  defaultAnswerDays,
  mostAnswerDays,
} from '@fanclub/contract/members/answer-time';
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
import { requestNumberLength, requestNumberPrefix } from '@fanclub/contract/members/request-number';
import { bulkUndoWindowMs, undoWindowMs } from '@fanclub/contract/members/states';
import { refundDays } from '@fanclub/contract/money/due';
import { defaultPrices } from '@fanclub/contract/pricing/price-list';
import { toRial } from '@fanclub/contract/pricing/rial';
import { promoHoldMs, promoHoldsPerAddress } from '@fanclub/contract/promo/code';
import { countedLaterFrom, parsePromoRecord } from '@fanclub/contract/promo/promo-record';
import { remindedTtlMs, reminderTtlMs } from '@fanclub/contract/reminders/reminder';
import { defaultRetentionDays } from '@fanclub/contract/retention/kept-until';
import { defaultDeadlineZone } from '@fanclub/contract/settings/defaults';
import { lineTextDays, sharesMax } from '@fanclub/contract/statements/lines';
import { languageCodes } from '@fanclub/contract/text/languages';
import { maxFileMegabytes, unclaimedUploadTtlMs } from '@fanclub/contract/uploads/file-rules';
import { maxAttempts } from '@fanclub/functions/features/mail/retry-policy';
import { formDays } from '@fanclub/functions/features/statements/judge-candidate';
import { idempotencyTtlMs } from '@fanclub/functions/repositories/idempotency';
import { keptYears } from '@fanclub/functions/repositories/ledger';
import { expect, it } from 'vitest';
import { readDocuments } from './documents.ts';

const documents = readDocuments();
const rules = documents.filter(({ file }) => /^docs\/domain[./]/.test(file));
const page = rules.map(({ text }) => text.replace(/\s+/g, ' ')).join('\n');

const seconds = (ms: number) => ms / 1000;
const minutes = (ms: number) => seconds(ms) / 60;
const hours = (ms: number) => minutes(ms) / 60;
const days = (ms: number) => hours(ms) / 24;
const endless = parsePromoRecord({ discountType: 'fixed', discountRate: 3 });
const lastDay = new Date(endless?.expiresAtMs ?? 0).toISOString().slice(0, 10);
const { packages, clubCard, shipping } = defaultPrices;

/** What `docs/domain.md` and the pages that it leads to say in figures, made from the constants that the code goes by. */
it.each([
  `| \`sign_in\` | a member's session | ${minutes(linkLifetimesMs.sign_in)} minutes |`,
  `| \`reset\` | setting a new password | ${minutes(linkLifetimesMs.reset)} minutes |`,
  `| \`application\` | the session of an application | ${days(linkLifetimesMs.application)} days |`,
  `| \`confirm\` | the session of an application, and proves the address | ${days(linkLifetimesMs.confirm)} days |`,
  `| \`not_me\` | "this was not me" | ${days(linkLifetimesMs.not_me)} days |`,
  `| files of exports | ${days(exportTtlMs)} days,`,
  `of the same member again within ${minutes(auditViewWindowMs)} minutes is written down once`,
  `Up to ${validLinksPerKind} of a kind are valid at once`,
  `international ${packages.international}, base ${packages.base}, under 14 ${packages.under_14}, under 5 ${packages.under_5}, club card ${clubCard}, shipping ${shipping}.`,
  `until when: ${refundDays} days, as the terms promise`,
  `no more than ${formDays} days before the application`,
  `exactly that open, ${sharesMax} at most`,
  `in lines of statements | ${lineTextDays} days after the import`,
  `until ${keptYears} years after the end of their year |`,
  `to the nearest ${toRial(1, 140)}`,
  `fresh for ${minutes(rateCacheMs)} minutes, then for up to ${hours(rateStaleMs)} hours as stale`,
  `without \`maxUses\` has ${endless?.maxUses}`,
  `without \`maxUses\`, or with ${countedLaterFrom} and more`,
  `without \`expiresAt\` ends on ${lastDay}`,
  `for ${hours(promoHoldMs)} hours, at most ${promoHoldsPerAddress} holds per address`,
  `\`deadlineZone\` (${defaultDeadlineZone} by default)`,
  `\`${requestNumberPrefix}\` and ${requestNumberLength} characters`,
  `same member, within ${days(idempotencyTtlMs)} days`,
  `at least ${nameMinLength} letters`,
  `at least ${minimumAge} by difference`,
  `At most ${familyMaxSize} people for each guardian, and ${submissionMaxPeople} in one submission`,
  `${postalCodeDigits.IR} digits in Iran, ${postalCodeDigits.IT} in Italy`,
  `${answerTime(defaultAnswerDays, 'en')} by default, at most ${mostAnswerDays}`,
  `mail waits ${seconds(undoWindowMs)} seconds`,
  `mails wait ${seconds(bulkUndoWindowMs)} seconds`,
  `Up to ${bulkMaxLength} applications are decided together`,
  `${rejectionReasonMaxLength} characters at most`,
  `${maxFileMegabytes} MB at most`,
  `| the image of a passport or ID card | ${defaultRetentionDays.passport} days after`,
  `| the receipt's image | ${defaultRetentionDays.receipt} days after`,
  `| a rejected application, whole | ${defaultRetentionDays.rejected} days after`,
  `unclaimed uploads | ${days(unclaimedUploadTtlMs)} days`,
  `opens | ${days(reminderTtlMs)} days; ${days(remindedTtlMs)} days after their mail was written`,
  `at least ${newPasswordMinLength} characters`,
  `meets ${minimumPasswordScore} of 5 criteria (${strongPasswordLength} characters`,
  `one of ${generatePassword().length} characters`,
  `try ${accountLimits.gate.count} times a minute`,
  `open for ${minutes(adminGateTtlMs)} minutes`,
  `takes ${adminGateDelayMs === 500 ? 'half a second' : adminGateDelayMs} for every answer`,
  `tried ${maxAttempts} times`,
  `One mailbox is mailed ${mailboxBudgets.links.count} links a day`,
  `wrong passwords (${accountLimits.login.failuresFromAnywhere / 2} for one e-mail) and links (${mailboxBudgets.links.perOriginCount} a day`,
  `${mailboxBudgets.links.perOriginCount} of them asked for from one place`,
  `takes ${overallLimits.linkRequest.count} requests for links`,
  `have ${ourAppFactor} times the limits of an address`,
  `${receiptLimits.tries.count} tries an hour for one receipt`,
  `(${emulatorLimitFactor === 100 ? 'a hundred times' : emulatorLimitFactor} wider`,
])('says: %s', (sentence) => {
  expect(page).toContain(sentence);
});

it.each(['README.md', 'docs/domain.md'])('%s names every language', (file) => {
  const words = documents.find((document) => document.file === file)?.text.match(/\w+/g);
  const inEnglish = new Intl.DisplayNames('en', { type: 'language' });
  expect(words).toEqual(expect.arrayContaining(languageCodes.map((code) => inEnglish.of(code))));
});

it('the rules fit one page with one diagram, and each of its subjects has a page that it leads to', () => {
  const { text = '' } = rules.find(({ file }) => file === 'docs/domain.md') ?? {};
  expect(text.split('\n').length).toBeLessThan(140);
  expect(text.match(/```mermaid/g)).toHaveLength(1);
  const subjects = rules
    .map(({ file }) => file.replace('docs/', ''))
    .filter((file) => file !== 'domain.md');
  expect(subjects.length).toBeGreaterThan(5);
  expect(subjects.filter((file) => !text.includes(`](${file}`))).toEqual([]);
});
