import { brand } from '@fanclub/contract/brand/brand';
import { linkLifetimesMs } from '@fanclub/contract/links/link-kinds';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import { toPersianDigits as persian } from '@fanclub/contract/text/digits';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { CardTone, PersonalLink } from './mail.ts';

const minuteMs = 60_000;
/** How long the shorter links live. */
export const linkMinutes = {
  sign_in: linkLifetimesMs.sign_in / minuteMs,
  reset: linkLifetimesMs.reset / minuteMs,
};
const applicationDays = linkLifetimesMs.application / dayMs;
const ownAccountDays = linkLifetimesMs.own_account / dayMs;

/** What several mails say in the same words. */
interface MailPhrases {
  greeting: (firstName: string) => string;
  /** To the club's own people. */
  greetingStaff: string;
  /** To somebody whose name we do not know. */
  greetingVisitor: string;
  signOff: string;
  /** On the card. */
  requestNumber: string;
  status: Record<CardTone, string>;
  /** Beside what was applied for. */
  facts: { person: string; package: string; amount: string; answeredBy: string };
  withCard: (pack: string) => string;
  /** Over what the reviewers wrote. */
  reason: string;
  words: string;
  /** Around the QR code of a membership. */
  proof: { label: string; help: string; see: string };
  linkHint: string;
  /** How often and how long a personal link works; one that proves the address as the application's. */
  linkLife: Record<Exclude<PersonalLink, 'confirm'>, string>;
  notMe: { question: string; label: string };
  /** Off the list of reminders. */
  leaveList: { question: string; label: string };
  /** No reminders to renew. */
  leaveRenewals: { question: string; label: string };
  /** Around what staff write: its button, why one gets it, and the way to get no more. */
  news: { action: string; why: string; leave: { question: string; label: string } };
  automatic: string;
  /** Before the club's address. */
  contact: string;
}

export const phrases: Record<LanguageCode, MailPhrases> = {
  fa: {
    greeting: (firstName) => `سلام ${isolateLtr(firstName)}،`,
    greetingStaff: 'سلام همکار عزیز،',
    greetingVisitor: 'سلام،',
    signOff: `با مهر، ${brand.name.fa}`,
    requestNumber: 'شمارهٔ درخواست',
    status: { received: 'در حال بررسی', approved: 'تأیید شد', rejected: 'رد شد' },
    facts: { person: 'به نام', package: 'بسته', amount: 'مبلغ', answeredBy: 'مهلت پاسخ ما' },
    withCard: (pack) => `${pack}، همراه کارت باشگاه`,
    reason: 'دلیل رد درخواست',
    words: 'یادداشت بررسی‌کننده',
    proof: {
      label: 'کد QR کارت عضویت',
      help: 'هر کس این کد را اسکن کند یا لینکش را باز کند، می‌بیند که عضویت معتبر است یا نه؛ نام کوچک، حرف اول نام خانوادگی و بسته را هم می‌بیند، نه چیز دیگری.',
      see: 'ببینید چه نشان می‌دهد',
    },
    linkHint: 'اگر دکمه کار نکرد، این لینک را در مرورگر باز کنید:',
    linkLife: {
      sign_in: `این لینک ${persian(linkMinutes.sign_in)} دقیقه اعتبار دارد و فقط یک بار کار می‌کند.`,
      reset: `این لینک ${persian(linkMinutes.reset)} دقیقه اعتبار دارد و فقط یک بار کار می‌کند.`,
      application: `این لینک ${persian(applicationDays)} روز اعتبار دارد و فقط یک بار کار می‌کند. اگر دیگر باز نشد، در صفحهٔ ورود ایمیل‌تان را بنویسید تا لینک جدید بفرستیم.`,
      own_account: `این لینک ${persian(ownAccountDays)} روز اعتبار دارد و فقط یک بار کار می‌کند.`,
    },
    notMe: { question: 'این درخواست را شما نفرستاده‌اید؟', label: 'به ما خبر بدهید' },
    automatic: 'این ایمیل خودکار ارسال شده است؛ کسی پاسخ آن را نمی‌خواند.',
    contact: 'پرسشی دارید؟ به ما بنویسید:',
    news: {
      action: 'بیشتر بدانید',
      why: 'این خبر به شما می‌رسد چون در باشگاه عضو هستید یا درخواست عضویت داده‌اید.',
      leave: { question: 'خبرهای باشگاه را با ایمیل نمی‌خواهید؟', label: 'دیگر نفرستید' },
    },
    leaveRenewals: { question: 'یادآوری تمدید نمی‌خواهید؟', label: 'دیگر نفرستید' },
    leaveList: { question: 'شما این خبر را نخواسته بودید؟', label: 'همین حالا حذف شوید' },
  },
  en: {
    greeting: (firstName) => `Hello ${firstName},`,
    greetingStaff: 'Hello,',
    greetingVisitor: 'Hello,',
    signOff: `Warm regards, ${brand.name.en}`,
    requestNumber: 'Request number',
    status: { received: 'Under review', approved: 'Approved', rejected: 'Rejected' },
    facts: { person: 'For', package: 'Package', amount: 'Amount', answeredBy: 'We answer by' },
    withCard: (pack) => `${pack}, with the club card`,
    reason: 'Why it was rejected',
    words: 'From the reviewer',
    proof: {
      label: 'The QR code of the membership card',
      help: 'Whoever scans it or opens its link sees whether the membership is valid, with the first name, the initial of the last name and the package, and nothing else.',
      see: 'See what it shows',
    },
    linkHint: 'If the button doesn’t open, copy this address into your browser:',
    linkLife: {
      sign_in: `The link works once, within ${linkMinutes.sign_in} minutes.`,
      reset: `The link works once, within ${linkMinutes.reset} minutes.`,
      application: `The link works once, within ${applicationDays} days. If it no longer opens, type your e-mail address on the login page and we’ll send you a new one.`,
      own_account: `The link works once, within ${ownAccountDays} days.`,
    },
    notMe: { question: 'You didn’t send this application?', label: 'Tell us' },
    leaveRenewals: { question: 'You want no reminders to renew?', label: 'Send me no more' },
    leaveList: { question: 'You didn’t ask for this?', label: 'Take me off the list now' },
    automatic: 'Our system sent this mail; nobody reads the replies to it.',
    contact: 'Any questions? Write to us:',
    news: {
      action: 'Find out more',
      why: 'You get this news because you are a member of the club or have applied.',
      leave: { question: 'You want no news by e-mail?', label: 'Send me no more' },
    },
  },
  it: {
    greeting: (firstName) => `Ciao ${firstName},`,
    greetingStaff: 'Ciao,',
    greetingVisitor: 'Ciao,',
    signOff: `A presto, ${brand.name.it}`,
    requestNumber: 'Numero della richiesta',
    status: { received: 'In verifica', approved: 'Approvata', rejected: 'Respinta' },
    facts: {
      person: 'A nome di',
      package: 'Pacchetto',
      amount: 'Importo',
      answeredBy: 'Risposta entro il',
    },
    withCard: (pack) => `${pack}, con la tessera del club`,
    reason: 'Perché è stata respinta',
    words: 'Da chi verifica',
    proof: {
      label: 'Il codice QR della tessera',
      help: 'Chi lo scansiona o apre il suo link vede se il tesseramento è valido, con il nome, l’iniziale del cognome e il pacchetto: nient’altro.',
      see: 'Guarda che cosa mostra',
    },
    linkHint: 'Se il pulsante non si apre, copia questo indirizzo nel browser:',
    linkLife: {
      sign_in: `Il link vale per ${linkMinutes.sign_in} minuti e si usa una volta sola.`,
      reset: `Il link vale per ${linkMinutes.reset} minuti e si usa una volta sola.`,
      application: `Il link vale per ${applicationDays} giorni e si usa una volta sola. Se non si apre più, scrivi la tua e-mail nella pagina di accesso e te ne mandiamo uno nuovo.`,
      own_account: `Il link vale per ${ownAccountDays} giorni e si usa una volta sola.`,
    },
    notMe: { question: 'Non hai inviato tu questa richiesta?', label: 'Faccelo sapere' },
    leaveRenewals: { question: 'Non vuoi i promemoria del rinnovo?', label: 'Non mandarmene più' },
    leaveList: { question: 'Non l’hai chiesto tu?', label: 'Cancellami subito dalla lista' },
    automatic: 'Questa e-mail parte dal nostro sistema: nessuno legge le risposte.',
    contact: 'Hai una domanda? Scrivici:',
    news: {
      action: 'Scopri di più',
      why: 'Ricevi questa notizia perché fai parte del club o hai chiesto di iscriverti.',
      leave: { question: 'Non vuoi più le notizie via e-mail?', label: 'Non mandarmene più' },
    },
  },
};
