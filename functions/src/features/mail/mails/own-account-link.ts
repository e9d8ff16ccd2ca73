import type { Mail, OffersAccount } from '../mail.ts';

/** Offers somebody whom a member answers for an account of their own; only the last such mail's link works. */
export const ownAccountLink: Mail<OffersAccount> = {
  reader: 'member',
  opens: 'own_account',
  toNewAddress: true,
  isTrueOf: ({ account_offer }, { offer }) => account_offer?.id === offer,
  words: {
    fa: () => ({
      subject: 'حساب خودتان در باشگاه',
      preview: 'با یک لینک، عضویت‌تان دست خودتان می‌آید.',
      heading: 'عضویت‌تان را خودتان به دست بگیرید',
      paragraphs: [
        'عضویت شما را تا امروز یکی از خانواده‌تان نگه می‌داشت و حالا برای شما حساب جدا خواسته است.',
        'با این لینک حساب‌تان با همین ایمیل باز می‌شود و از آن به بعد خودتان وارد پروفایل‌تان می‌شوید؛ دیگر کسی جز شما آن را نمی‌بیند. عضویت، کارت و مدارک‌تان همان که بود می‌ماند.',
      ],
      action: 'باز کردن حساب من',
      notes: ['اگر این ایمیل به شما مربوط نیست، نادیده بگیرید؛ بدون لینک چیزی عوض نمی‌شود.'],
    }),
    en: () => ({
      subject: 'An account of your own at the club',
      preview: 'One link puts your membership into your own hands.',
      heading: 'Take over your membership',
      paragraphs: [
        'Until now somebody of your family has looked after your membership, and has asked us to give you an account of your own.',
        'This link opens it, with this e-mail. From then on you log in to your profile yourself, and nobody else of the family sees it. Membership, card and documents stay as they are.',
      ],
      action: 'Open my account',
      notes: ['If this is not about you, ignore this mail: without the link nothing changes.'],
    }),
    it: () => ({
      subject: 'Un account tutto tuo nel club',
      preview: 'Con un link il tuo tesseramento passa nelle tue mani.',
      heading: 'Prendi in mano il tuo tesseramento',
      paragraphs: [
        'Finora una persona della tua famiglia si è occupata del tuo tesseramento, e ci ha chiesto di darti un account tuo.',
        'Questo link lo apre, con questa e-mail. Da quel momento entri da te nel tuo profilo e nessun altro della famiglia lo vede. Tesseramento, tessera e documenti restano come sono.',
      ],
      action: 'Apri il mio account',
      notes: ['Se non ti riguarda, ignora questa e-mail: senza il link non cambia nulla.'],
    }),
  },
};
