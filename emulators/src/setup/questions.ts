import type { Club } from '@fanclub/contract/club/club';
import { isPossibleRate } from '@fanclub/contract/exchange-rate/parse-rate';
import { euroServiceNames } from '@fanclub/contract/members/payment';
import { bicPattern, groupedIban, isIban, withoutGroups } from '@fanclub/contract/settings/iban';
import { groupedCard, isBankCard, isHttpsAddress } from '@fanclub/contract/settings/setting-rules';
import { settingDefaults } from '@fanclub/contract/settings/settings';
import { problemOf } from '@fanclub/functions/platform/environment';

export interface Question {
  /** Name under which the answer is stored. */
  name: string;
  ask: string;
  /** Returns what is wrong with an answer; null if nothing is. */
  faultOf: (answer: string) => string | null;
  /** Returns the form in which the answer is stored, if it is another one. */
  stored?: (answer: string) => string;
}

const address = /^\S+@\S+\.\S+$/;
const isAddress = (answer: string) =>
  address.test(answer) ? null : 'It has to be an e-mail address.';

/** Services of the free market's rate in rial, whose answers the functions read. Members' browsers never ask them. */
const rateServices: Readonly<Record<string, string>> = {
  1: 'https://call1.tgju.org/ajax.json',
  2: 'https://call2.tgju.org/ajax.json',
};
const rateAddress = (answer: string) => rateServices[answer] ?? answer;

const rateQuestion: Question = {
  name: 'EXCHANGE_RATE_URL',
  ask: `Service that knows the rial rate of the euro: ${Object.entries(rateServices)
    .map(([number, url]) => `${number} for ${url}`)
    .join(', ')}, the address of another one, or none if you write the rate yourself`,
  faultOf: (answer) => problemOf('EXCHANGE_RATE_URL', rateAddress(answer)),
  stored: rateAddress,
};

/**
 * Returns the questions about the functions' parameters. Each answer is stored in the variable that has the question's
 * name.
 */
export const parameterQuestions = ({ name, languages, pay }: ClubToSetUp): readonly Question[] => [
  {
    name: 'MAIL_FROM',
    ask: `Sender of the mails, such as ${name[languages[0] ?? 'en']} <members@example.club>`,
    faultOf: (answer) => problemOf('MAIL_FROM', answer),
  },
  {
    name: 'DKIM_SELECTOR',
    ask: "Selector of your mail provider's DKIM key (the provider's page about DNS names it)",
    faultOf: (answer) => (/^[\w.-]+$/.test(answer) ? null : 'It has letters, digits, - and _.'),
  },
  { name: 'ALERT_EMAIL', ask: 'E-mail address that gets alerts', faultOf: isAddress },
  ...(pay.rial ? [rateQuestion] : []),
];

/** What the set-up needs to know of the club. */
export type ClubToSetUp = Pick<Club, 'name' | 'languages' | 'site' | 'pay'>;

/** The question about the first owner, who is stored in the database after the deployment. */
export const ownerQuestion: Question = {
  name: 'owner',
  ask: 'E-mail address of the first owner (a Google account)',
  faultOf: isAddress,
};

const aName = (answer: string) => (answer.length > 1 ? null : 'A name is needed.');

const ofRial: readonly Question[] = [
  {
    name: 'card_number',
    ask: 'Bank card that members pay rial to, 16 digits',
    faultOf: (answer) => (isBankCard(answer) ? null : 'These digits are no bank card.'),
    stored: groupedCard,
  },
  { name: 'card_holder', ask: 'Name of the holder of this bank card', faultOf: aName },
];

const ofIban: readonly Question[] = [
  {
    name: 'iban',
    ask: 'IBAN of the account that members transfer euro to',
    faultOf: (answer) => (isIban(withoutGroups(answer)) ? null : 'This is no IBAN.'),
    stored: groupedIban,
  },
  { name: 'iban_holder', ask: 'Name of the holder of this account', faultOf: aName },
  {
    name: 'iban_bic',
    ask: 'BIC of its bank, or - for none',
    faultOf: (answer) =>
      answer === '-' || bicPattern.test(withoutGroups(answer)) ? null : 'This is no BIC.',
    stored: (answer) => (answer === '-' ? answer : withoutGroups(answer)),
  },
];

/** Returns the questions about the accounts that members pay to. They are settings, stored after the deployment. */
export const accountQuestions = ({ rial, iban, services }: Club['pay']): readonly Question[] => [
  ...(rial ? ofRial : []),
  ...(iban ? ofIban : []),
  ...(['revolut', 'paypal'] as const)
    .filter((service) => services.includes(service))
    .map((service) => ({
      name: `${service}_link`,
      ask: `Link to the club's page at ${euroServiceNames[service]}`,
      faultOf: (answer: string) =>
        isHttpsAddress(answer) ? null : 'It has to begin with https://.',
    })),
];

/** The question about the rate that is used without a service, a setting that is stored after the deployment. */
export const fallbackRateQuestion: Question = {
  name: 'fallback_rate',
  ask: 'Rial for a euro today, such as 1150000. Change it in the panel whenever the rate changes',
  faultOf: (answer) =>
    isPossibleRate(Number(answer), settingDefaults) ? null : 'It has to be rial for one euro.',
};

/** The question about the setting `client_promo_fallback`, which is stored in the database after the deployment. */
export const promoFallbackQuestion: Question = {
  name: 'promo_fallback',
  ask: 'May browsers check promo codes in the database while the server fails? Strangers could then guess codes without a limit. yes or no',
  faultOf: (answer) => (/^(yes|no)$/.test(answer) ? null : 'It has to be yes or no.'),
};

export const mailServerQuestion: Question = {
  name: 'SMTP_URL',
  ask: 'Mail server, such as smtps://user:password@mail.example:465',
  faultOf: (answer) => problemOf('SMTP_URL', answer),
};
