import { toLatinDigits } from './digits.ts';
import { wordKey, wordTable } from './word-key.ts';

const genders = wordTable([
  [
    'male',
    'm|male|man|boy|mr|mister|maschio|maschile|uomo|ragazzo|sig|signor|signore|männlich|mann|herr|h|homme|masculin|monsieur|hombre|masculino|varón|señor|sr|مرد|آقا|آقای|پسر|مذکر|ذکر|رجل|السید',
  ],
  [
    'female',
    'f|female|w|woman|girl|mrs|ms|miss|femmina|femminile|donna|ragazza|sig.ra|signora|sig.na|signorina|weiblich|frau|femme|féminin|madame|mme|mlle|mujer|femenino|señora|sra|زن|خانم|دختر|بانو|مؤنث|انثی|أنثى|امرأة|السیدة',
  ],
  ['other', 'other|altro|divers|autre|otro|non-binary|nonbinary|سایر|دیگر'],
]);

/** Reads a gender as people write it in a list; null for everything that is not surely one. */
export const readGender = (written: string) => genders.get(wordKey(written)) ?? null;

const answers = wordTable([
  [
    true,
    'yes|y|true|1|x|✓|✔|☑|✅|ok|done|paid|sent|sì|s|vero|pagato|pagata|inviata|spedita|consegnata|ja|j|wahr|bezahlt|oui|vrai|payé|verdadero|بله|بلی|آری|آره|دارد|هست|درست|شد|شده|پرداخت شد|پرداخت شده|پرداخت کرده|ارسال شد|ارسال شده|تحویل شد|تحویل شده|نعم',
  ],
  [
    false,
    'no|n|false|0|✗|✘|❌|☐|unpaid|not paid|not sent|non pagato|non pagata|non inviata|non spedita|nein|falsch|nicht bezahlt|non|faux|impayé|falso|خیر|نه|ندارد|نیست|نادرست|نشد|نشده|پرداخت نشد|پرداخت نشده|پرداخت نکرده|ارسال نشد|ارسال نشده|تحویل نشد|تحویل نشده|لا',
  ],
]);

/** Reads "yes" or "no" as people and spreadsheets write it; null for everything else, also for an empty text. */
export const readYesNo = (written: string) => answers.get(wordKey(toLatinDigits(written))) ?? null;
