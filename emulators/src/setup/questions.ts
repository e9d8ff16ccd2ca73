import { isBankCard, isHttpsAddress } from '@fanclub/contract/settings/setting-rules';
import { problemOf } from '@fanclub/functions/platform/environment';

export interface Question {
  /** Name under which the answer is stored. */
  name: string;
  ask: string;
  /** Returns what is wrong with an answer; null if nothing is. */
  faultOf: (answer: string) => string | null;
}

const address = /^\S+@\S+\.\S+$/;
const isAddress = (answer: string) =>
  address.test(answer) ? null : 'It has to be an e-mail address.';

/**
 * The questions about the functions' parameters. Each answer is stored in the variable that has the question's name.
 */
export const parameterQuestions: readonly Question[] = [
  {
    name: 'PUBLIC_URL',
    ask: 'Address of the site, such as https://members.example.club',
    faultOf: (answer) => (isHttpsAddress(answer) ? null : 'It has to begin with https://.'),
  },
  {
    name: 'MAIL_FROM',
    ask: 'Sender of the mails, such as Our Club <members@example.club>',
    faultOf: (answer) => problemOf('MAIL_FROM', answer),
  },
  {
    name: 'DKIM_SELECTOR',
    ask: "Selector of your mail provider's DKIM key (the provider's page about DNS names it)",
    faultOf: (answer) => (/^[\w.-]+$/.test(answer) ? null : 'It has letters, digits, - and _.'),
  },
  { name: 'ALERT_EMAIL', ask: 'E-mail address that gets alerts', faultOf: isAddress },
  {
    name: 'EXCHANGE_RATE_URL',
    ask: 'Address of the service that knows the rial rate of the euro',
    faultOf: (answer) => problemOf('EXCHANGE_RATE_URL', answer),
  },
];

/** The question about the first owner, who is stored in the database after the deployment. */
export const ownerQuestion: Question = {
  name: 'owner',
  ask: 'E-mail address of the first owner (a Google account)',
  faultOf: isAddress,
};

/** The questions about the bank card, which is stored in the database after the deployment. */
export const cardQuestions: readonly Question[] = [
  {
    name: 'card',
    ask: 'Bank card that members pay to, 16 digits',
    faultOf: (answer) => (isBankCard(answer) ? null : 'These digits are no bank card.'),
  },
  {
    name: 'holder',
    ask: 'Name of the holder of this bank card',
    faultOf: (answer) => (answer.length > 1 ? null : 'A name is needed.'),
  },
];

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
