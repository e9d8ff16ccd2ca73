/** Latin spellings of common names, by their Persian form as `foldText` writes it. The most usual one comes first. */
export const latinNames: Readonly<Record<string, readonly string[]>> = {
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
 * Returns a name of Persian letters in its most usual Latin spelling; null if the table lacks one of its words. A person
 * has to confirm it, because people choose their spelling themselves.
 */
export function usualLatinName(name: string): string | null {
  const words = name
    .replace(/[يى]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/[آأإ]/g, 'ا')
    .split(/[\s\u200c]+/)
    .filter(Boolean)
    .map((word) => latinNames[word]?.[0]);
  if (words.some((word) => word === undefined)) return null;
  return words.map((word = '') => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ');
}
