import type { LanguageCode } from '@fanclub/contract/text/languages';

interface ChooserTexts {
  title: string;
  lead: string;
  empty: string;
  add: string;
  addLabel: string;
  cancel: string;
}

/** These texts are not in the catalogue, so that no deployed file contains them. */
export const chooserTexts: Record<LanguageCode, ChooserTexts> = {
  fa: {
    title: 'یک حساب گوگل انتخاب کنید',
    lead: 'این پنجره فقط در اجرای محلی هست و جای پنجرهٔ گوگل را می‌گیرد.',
    empty: 'هنوز حسابی نیست؛ یکی بسازید.',
    add: 'افزودن حساب',
    addLabel: 'ایمیل حساب جدید',
    cancel: 'انصراف',
  },
  en: {
    title: 'Choose a Google account',
    lead: 'Only the local suite shows this, in place of Google’s own window.',
    empty: 'No accounts yet; add one.',
    add: 'Add account',
    addLabel: 'E-mail of a new account',
    cancel: 'Cancel',
  },
  it: {
    title: 'Scegli un account Google',
    lead: 'Si vede solo in locale, al posto della finestra di Google.',
    empty: 'Ancora nessun account; aggiungine uno.',
    add: 'Aggiungi account',
    addLabel: 'E-mail di un nuovo account',
    cancel: 'Annulla',
  },
};
