import type { AskedLink, Mail } from '../mail.ts';

/** The link back to an application, for applicants who ask to sign in before it is approved. */
export const applicationLink: Mail<AskedLink> = {
  reader: 'member',
  opens: 'application',
  words: {
    fa: () => ({
      subject: 'لینک درخواست عضویت شما',
      preview: 'با این لینک درخواست‌تان را می‌بینید.',
      heading: 'درخواست عضویت شما',
      paragraphs: [
        'با این لینک درخواست‌تان را می‌بینید و پیگیری می‌کنید. تا وقتی درخواست تأیید نشده، فقط از همین راه وارد می‌شوید؛ بعد از تأیید، با ایمیل و رمز عبور هم می‌توانید.',
      ],
      action: 'مشاهدهٔ درخواست من',
      notes: [
        'اگر شما این لینک را نخواسته‌اید، ایمیل را نادیده بگیرید؛ کسی بدون این لینک وارد نمی‌شود.',
      ],
    }),
    en: () => ({
      subject: 'The link to your application',
      preview: 'See where your application stands.',
      heading: 'Your application',
      paragraphs: [
        'This link opens your application, so that you can see where it stands. Until it is approved, it is the way in; after that you can also log in with your e-mail and password.',
      ],
      action: 'See my application',
      notes: ['If you didn’t ask for it, ignore this mail; nobody gets in without the link.'],
    }),
    it: () => ({
      subject: 'Il link alla tua richiesta',
      preview: 'Guarda a che punto è la tua richiesta.',
      heading: 'La tua richiesta',
      paragraphs: [
        'Questo link apre la tua richiesta, così vedi a che punto è. Finché non è approvata si accede solo da qui; dopo potrai accedere anche con e-mail e password.',
      ],
      action: 'Vedi la mia richiesta',
      notes: ['Se non l’hai chiesto tu, ignora questa e-mail: senza il link non entra nessuno.'],
    }),
  },
};
