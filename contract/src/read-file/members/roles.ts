import { offers } from '../../club/offers.ts';
import { headOf } from '../../files/column-heads.ts';
import type { ImportColumn } from '../../members/import-columns.ts';
import { normaliseTyped } from '../../text/digits.ts';
import { shippedLanguages } from '../../text/languages.ts';
import { readCountry } from '../../text/read-country.ts';
import { readYesNo } from '../../text/read-words.ts';
import { fieldWords } from '../../words/field-words.ts';
import { isDayLike } from '../days.ts';
import { foldHeading, type RoleRule, wordsIn } from '../table.ts';
import { readMoney } from './read-cell.ts';

/** Parts of a name and of an address that lists of members have in columns of their own, or in one. */
const parts = ['full_name', 'town', 'province'] as const;
export type MemberRole = ImportColumn | (typeof parts)[number];

type Fits = RoleRule<MemberRole>['fits'];

const isShort: Fits = (cell) => cell.length <= 40;
const isCountry: Fits = (cell) => readCountry(cell) !== null;
const isWords: Fits = (cell) => /\p{L}/u.test(cell) && !/\d|@/.test(cell);
const isFigures: Fits = (cell) => /^[^\p{L}]*\d[^\p{L}]*$/u.test(cell);
const isMoney: Fits = (cell) => readMoney(cell, '') !== null;
const isDay: Fits = (cell) => isDayLike(cell) || /^(19|20|13|14)\d\d$/.test(cell);

/**
 * For each role: headings that clubs write, words within longer headings, words that a heading of the role never has,
 * and a test of the cells. Where two roles have a heading in common, the cells decide.
 */
const table: [MemberRole, Fits, named: string, within?: string, never?: string][] = [
  [
    'full_name',
    isWords,
    'nominativo|nome e cognome|cognome e nome|nome cognome|cognome nome|socio|name|full name|member|member name|vorname und name|name vorname|نام و نام خانوادگی|نام کامل|نام عضو',
    'nome e cognome|cognome e nome|full name|نام و نام',
    'utente|user|padre|file|genitore|guardian|پدر|کاربری',
  ],
  [
    'first_name',
    isWords,
    'nome|first name|given name|forename|name|nome di battesimo|vorname|prénom|نام|نام کوچک',
    'first name|given name|vorname',
    'cognome|padre|father|پدر|last|family',
  ],
  [
    'last_name',
    isWords,
    'cognome|last name|surname|family name|nachname|familienname|nom|نام خانوادگی|فامیل|فامیلی|شهرت',
    'cognome|surname|last name|nachname|خانوادگی',
    'nubile|maiden',
  ],
  [
    'email',
    (cell) => cell.includes('@') || !isDay(cell),
    'e-mail|email|mail|posta elettronica|indirizzo e-mail|indirizzo email|e mail|mail address|ایمیل|پست الکترونیک|رایانامه',
    'e-mail|email|posta elettronica|ایمیل',
  ],
  [
    'gender',
    (cell) => isWords(cell) && cell.length < 15,
    'sesso|genere|gender|sex|m/f|m f|geschlecht|anrede|titolo|title|sexe|جنسیت|جنس',
    'sesso|gender|geschlecht|جنسیت',
  ],
  [
    'birth_date',
    isDay,
    'data di nascita|nato il|nata il|nato/a il|data nascita|nascita|birth date|date of birth|birthday|born|dob|geburtsdatum|geboren am|geboren|geb.|date de naissance|تاریخ تولد|تولد|متولد',
    'data di nascita|data nascita|nato|nascita|birth|geburts|تولد',
    'luogo|paese|place|country|stato|comune|ort|land|محل|کشور',
  ],
  [
    'country_of_birth',
    isCountry,
    'paese di nascita|nazione di nascita|stato di nascita|country of birth|birth country|geburtsland|luogo di nascita|nato a|کشور محل تولد|محل تولد|کشور تولد|تابعیت|cittadinanza|nazionalità|nationality|citizenship',
    'paese di nascita|nazione nascita|country of birth|birth country|geburtsland|کشور محل تولد',
  ],
  [
    'phone',
    (cell) => (cell.match(/\d/g) ?? []).length >= 6,
    'cellulare|telefono|tel|tel.|cell|cell.|telefono cellulare|mobile|phone|mobile phone|phone number|telefon|handy|mobil|numero di telefono|recapito|whatsapp|téléphone|portable|موبایل|تلفن همراه|شماره موبایل|تلفن|شماره تماس|همراه',
    'cell|telefono|phone|mobile|telefon|موبایل|تلفن|تماس',
  ],
  [
    'country_of_residency',
    isCountry,
    'nazione|paese|paese di residenza|nazione di residenza|stato|country|country of residence|land|wohnsitzland|pays|کشور|کشور محل سکونت|کشور محل زندگی',
    'paese di residenza|nazione|country of resid|country|کشور',
    'nascita|birth|تولد|geburt',
  ],
  [
    'address_of_residency',
    (cell) => /\p{L}/u.test(cell) && !cell.includes('@'),
    'indirizzo|via|residenza|indirizzo di residenza|indirizzo completo|domicilio|address|street|street address|home address|anschrift|adresse|strasse|straße|rue|آدرس|نشانی|آدرس منزل|محل سکونت',
    'indirizzo|address|adresse|anschrift|strasse|آدرس|نشانی',
    'mail|posta elettronica|ایمیل',
  ],
  [
    'postal_code',
    (cell) => /^[\p{L}\d][\p{L}\d\s-]{2,11}$/u.test(cell) && /\d/.test(cell),
    'cap|c.a.p.|codice postale|postal code|postcode|zip|zip code|plz|postleitzahl|code postal|کد پستی|کدپستی',
    'codice postale|postal code|postcode|zip|postleitzahl|کد پستی',
  ],
  [
    'town',
    isWords,
    'città|comune|località|city|town|ort|stadt|wohnort|ville|residenza comune|comune di residenza|città di residenza|شهر',
    'citta di residenza|comune di residenza|شهر',
    'nascita|birth|تولد',
  ],
  [
    'province',
    (cell) => isWords(cell) && isShort(cell),
    'prov|prov.|provincia|province|pr|pv|county|bundesland|استان',
    'provincia|province|استان',
    'nascita',
  ],
  [
    'pack_type',
    (cell) => isShort(cell) && /\p{L}/u.test(cell),
    'pacchetto|tipo|tipo tessera|tipologia|tipologia socio|tipo socio|categoria|package|membership type|plan|type|category|paket|tarif|mitgliedsart|بسته|نوع عضویت|پکیج|نوع',
    'pacchetto|package|tipologia|نوع عضویت|membership type',
  ],
  [
    'juventus_card',
    isShort,
    'tessera del club|club card|card del club|clubkarte|کارت باشگاه|کارت هواداری|card',
    'tessera club|club card|کارت باشگاه',
    'number|numero|شماره|inviata|sent|spedita',
  ],
  [
    'card_sent',
    (cell) => readYesNo(cell) !== null,
    'tessera inviata|tessera consegnata|tessera spedita|card sent|card delivered|consegnata|karte versandt|کارت ارسال شده|ارسال کارت|کارت فرستاده شده',
    'tessera inviata|tessera consegnata|card sent|karte versandt|ارسال کارت',
  ],
  ['language', isShort, 'lingua|language|sprache|langue|زبان', 'lingua|language|sprache|زبان'],
  [
    'season',
    (cell) => /\d{2}/.test(cell) && isShort(cell),
    'stagione|anno sociale|anno|season|year|membership year|saison|jahr|فصل|سال عضویت',
    'stagione|season|saison|فصل',
    'nascita|birth',
  ],
  [
    'paid_amount',
    isMoney,
    'quota|quota versata|quota pagata|importo|importo versato|pagato|pagamento|versato|amount|amount paid|paid|fee|dues|beitrag|betrag|bezahlt|مبلغ|مبلغ پرداختی|حق عضویت|پرداخت|پرداختی',
    'quota|importo|amount|beitrag|betrag|مبلغ|حق عضویت',
    'data|date|tag|datum|تاریخ',
  ],
  [
    'paid',
    (cell) => readYesNo(cell) !== null || isMoney(cell),
    'pagato|pagata|pagato?|ha pagato|quota|quota pagata|pagamento|in regola|saldato|paid|paid?|payment|bezahlt|payé|پرداخت|پرداخت شده|پرداخت کرده',
    'pagat|paid|bezahlt|پرداخت شد',
    'data|date|datum|تاریخ|amount|importo',
  ],
  [
    'paid_currency',
    (cell) => cell.length <= 12 && !/\d/.test(cell),
    'valuta|currency|währung|devise|moneta|واحد پول|ارز|واحد',
    'valuta|currency|wahrung|واحد پول',
  ],
  [
    'paid_on',
    isDay,
    'data pagamento|data di pagamento|data versamento|pagato il|payment date|date paid|paid on|date of payment|zahlungsdatum|bezahlt am|تاریخ پرداخت',
    'data pagamento|data versamento|data di pagamento|payment date|date paid|zahlungsdatum|تاریخ پرداخت',
  ],
  [
    'paid_by',
    (cell) => isWords(cell) && isShort(cell),
    'modalità|modalità pagamento|modalità di pagamento|metodo|metodo di pagamento|metodo pagamento|tipo pagamento|come|pagamento|payment method|method|paid by|payment|zahlungsart|zahlweise|روش پرداخت|نحوه پرداخت|نوع پرداخت',
    'modalita|metodo|payment method|zahlungsart|روش پرداخت|نحوه پرداخت',
  ],
  [
    'member_number',
    isFigures,
    'tessera|n. tessera|n tessera|nr. tessera|numero tessera|n° tessera|numero di tessera|numero socio|n. socio|matricola|member number|membership number|member no|membership no|member id|mitgliedsnummer|mitglieds-nr.|شماره عضویت|کد عضویت|شماره عضو|numero',
    'numero tessera|n tessera|numero socio|member no|member number|membership n|mitgliedsnummer|شماره عضویت|کد عضویت',
  ],
  [
    'member_since',
    isDay,
    'socio dal|iscritto dal|iscritta dal|socio da|iscritto il|data iscrizione|data di iscrizione|iscrizione|anno di iscrizione|dal|member since|joined|join date|since|date joined|mitglied seit|eintritt|beitritt|عضو از|تاریخ عضویت|تاریخ عضو|عضویت از',
    'socio dal|iscri|member since|join|mitglied seit|eintritt|تاریخ عضویت',
  ],
  [
    'guardian',
    () => true,
    'genitore|tutore|responsabile|guardian|parent|eltern|erziehungsberechtigt|سرپرست|ولی',
    'genitore|guardian|سرپرست',
  ],
];

/**
 * Headings of the product's own files and forms: the name of a column, in the API and earlier files and in files, and its
 * label in each language.
 */
const ownNames = (role: MemberRole) =>
  [
    role,
    headOf(role),
    ...shippedLanguages.map(
      (code) => (fieldWords[code].fields as Record<string, string>)[role] ?? '',
    ),
  ]
    .map(foldHeading)
    .filter((name) => name !== '');

const ofCard: readonly MemberRole[] = ['juventus_card', 'card_sent'];

export const memberRoles: readonly RoleRule<MemberRole>[] = table
  .filter(([role]) => offers('card') || !ofCard.includes(role))
  .map(([role, fits, named, within = '', never = '']) => ({
    role,
    fits: (cell) => fits(normaliseTyped(cell)),
    named: [...ownNames(role), ...wordsIn(named)],
    within: within === '' ? [] : wordsIn(within),
    never: never === '' ? [] : wordsIn(never),
  }));

/** True for cells of a record of a member: several texts, one of which is a mailbox, a phone, a day or a number. */
export const isRecord = (cells: readonly string[]): boolean => {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return filled.length >= 3 && filled.some((cell) => /@|\d{6}/.test(cell) || isDay(cell.trim()));
};
