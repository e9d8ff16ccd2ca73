import { foldText } from '@fanclub/contract/text/fold';
import { soundKey } from '@fanclub/contract/text/persian-name';
import { searchKey } from './search-keys.ts';

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

/**
 * The most spellings that one query searches, beside the sound. Firestore allows 30 alternatives in a query, and each
 * key needs four.
 */
const mostForms = 5;
const persian = /\p{Script=Arabic}/u;

/**
 * Returns the keys for which a search looks in `search_keys`; empty if there is nothing to look for. Members' names are
 * stored in Latin letters. A search in Persian letters therefore looks for the usual Latin spellings of names that the
 * table has, and for the sound of the name, which also finds other spellings, other names, and a name of which only the
 * beginning is typed. The sound of a short name that the table has is left out, because too many names share it.
 */
export function searchedKeys(query: string): string[] {
  const folded = foldText(query).slice(0, 100);
  const sound = persian.test(folded) ? soundKey(folded) : '';
  const isKnown = folded.split(' ').every((word) => !persian.test(word) || word in names);
  const keys = [
    ...latinForms(folded).map(searchKey),
    isKnown && sound.length <= shortSound ? '' : sound,
  ].filter(Boolean);
  return keys.length > 0 ? keys : [searchKey(query)].filter(Boolean);
}

/** The length of a sound's key with two letters. */
const shortSound = 3;

/**
 * Returns Latin spellings of a folded text in Persian letters, the most usual ones first; empty if the table lacks one
 * of its words. The last word may be the beginning of a name.
 */
function latinForms(folded: string): string[] {
  if (!persian.test(folded)) return [];
  const words = folded.split(' ');
  const spellings = words.map((word, place) => spellingsOf(word, place === words.length - 1));
  return spellings
    .reduce<{ form: string[]; rank: number }[]>(
      (forms, each) =>
        forms.flatMap(({ form, rank }) =>
          each.map((spelling, i) => ({ form: [...form, spelling], rank: rank + i })),
        ),
      [{ form: [], rank: 0 }],
    )
    .sort((one, other) => one.rank - other.rank)
    .slice(0, mostForms)
    .map(({ form }) => form.join(' '));
}

function spellingsOf(word: string, isLast: boolean): readonly string[] {
  const known = persian.test(word) ? (names[word] ?? []) : [word];
  if (known.length > 0 || !isLast || word.length < 2) return known;
  const begun = Object.entries(names).filter(([name]) => name.startsWith(word));
  return begun.map(([, [spelling = '']]) => spelling);
}
