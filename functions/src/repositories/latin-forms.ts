import { foldForSearch } from './search-keys.ts';

/** Latin spellings of common names, by their Persian form as `foldText` writes it. The most usual one comes first. */
const names: Readonly<Record<string, readonly string[]>> = {
  محمد: ['mohammad', 'mohamad', 'muhammad'],
  علی: ['ali'],
  حسین: ['hossein', 'hosein', 'husain'],
  حسن: ['hassan', 'hasan'],
  رضا: ['reza'],
  مهدی: ['mehdi', 'mahdi'],
  امیر: ['amir'],
  احمد: ['ahmad'],
  محمود: ['mahmoud', 'mahmood'],
  حمید: ['hamid'],
  سعید: ['saeed', 'saeid', 'said'],
  مجید: ['majid'],
  مسعود: ['masoud', 'massoud'],
  محسن: ['mohsen'],
  مرتضی: ['morteza'],
  مصطفی: ['mostafa'],
  ابراهیم: ['ebrahim', 'ibrahim'],
  اسماعیل: ['esmaeil', 'esmail', 'ismail'],
  عباس: ['abbas'],
  اکبر: ['akbar'],
  اصغر: ['asghar'],
  کریم: ['karim'],
  رحیم: ['rahim'],
  فرهاد: ['farhad'],
  بهرام: ['bahram'],
  بهزاد: ['behzad'],
  بهنام: ['behnam'],
  کامران: ['kamran'],
  سینا: ['sina'],
  ارش: ['arash'],
  پویا: ['pouya', 'pooya', 'puya'],
  نیما: ['nima'],
  میلاد: ['milad'],
  فاطمه: ['fatemeh', 'fateme', 'fatima'],
  زهرا: ['zahra'],
  مریم: ['maryam'],
  زینب: ['zeinab', 'zeynab'],
  معصومه: ['masoumeh', 'masoume'],
  سارا: ['sara', 'sarah'],
  مهسا: ['mahsa'],
  نسرین: ['nasrin'],
  نرگس: ['narges'],
  لیلا: ['leila', 'leyla'],
  الهام: ['elham'],
  الهه: ['elaheh', 'elahe'],
  شیرین: ['shirin'],
  نازنین: ['nazanin'],
  سمیه: ['somayeh', 'somaye'],
  مینا: ['mina'],
  نگار: ['negar'],
  ندا: ['neda'],
  احمدی: ['ahmadi'],
  محمدی: ['mohammadi', 'mohamadi'],
  حسینی: ['hosseini', 'hoseini'],
  رضایی: ['rezaei', 'rezaie', 'rezai'],
  کریمی: ['karimi'],
  موسوی: ['mousavi', 'moosavi', 'musavi'],
  جعفری: ['jafari', 'jaafari'],
  صادقی: ['sadeghi', 'sadeqi'],
  رحیمی: ['rahimi'],
  ابراهیمی: ['ebrahimi'],
  قاسمی: ['ghasemi', 'qasemi'],
  نوری: ['nouri', 'noori'],
  اکبری: ['akbari'],
  مرادی: ['moradi'],
  حیدری: ['heidari', 'heydari'],
};

/** Latin letters for each Persian letter, for names that the table lacks. Short vowels are not written in Persian. */
const letters: Readonly<Record<string, string>> = {
  ا: 'a',
  ب: 'b',
  پ: 'p',
  ت: 't',
  ث: 's',
  ج: 'j',
  چ: 'ch',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'z',
  ر: 'r',
  ز: 'z',
  ژ: 'zh',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'z',
  ط: 't',
  ظ: 'z',
  ع: 'a',
  غ: 'gh',
  ف: 'f',
  ق: 'gh',
  ک: 'k',
  گ: 'g',
  ل: 'l',
  م: 'm',
  ن: 'n',
  و: 'v',
  ه: 'h',
  ی: 'i',
};

/**
 * The most spellings that one query searches. Firestore allows 30 alternatives in a query, and each spelling needs
 * four.
 */
const mostForms = 4;
const persian = /\p{Script=Arabic}/u;

/**
 * Returns Latin spellings of a search in Persian letters, because members' names are stored in Latin letters; empty for
 * a search without Persian letters. The last word may be the beginning of a name.
 */
export function latinForms(query: string): string[] {
  const folded = foldForSearch(query);
  if (!persian.test(folded)) return [];
  const words = folded.split(' ');
  const spellings = words.map((word, place) => spellingsOf(word, place === words.length - 1));
  const forms = Array.from({ length: mostForms }, (_, i) =>
    spellings.map((each) => each[Math.min(i, each.length - 1)] ?? '').join(' '),
  );
  return [...new Set(forms)];
}

function spellingsOf(word: string, isLast: boolean): string[] {
  const known = names[word];
  if (known) return [...known];
  const begun = Object.entries(names).filter(([name]) => word.length > 1 && name.startsWith(word));
  const whole = isLast ? begun.map(([, [spelling = '']]) => spelling) : [];
  return [[...word].map((letter) => letters[letter] ?? letter).join(''), ...whole];
}
