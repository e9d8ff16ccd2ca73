import { expect, it } from 'vitest';
import { nameRule } from '../members/field-rules.ts';
import { memberFields } from '../members/member-fields.ts';
import { isLatin, isName, strayIn } from './name.ts';

/** Names in Latin script, as they are printed on a card. */
const latin = `
Sara Ahmadi, Maryam, Zahra, Fatemeh, Mohammad Reza, Ali-Reza, Amir Hossein, Seyed Mohammad Hossein,
Abd-ol-Hamid, Abdul - Karim, Al- Hassan, Giovanni, Nicolo', Nicolò, Giosuè, D'Angelo, De' Medici, Dell'Acqua,
Lo Giudice, Di Stéfano, Maria Rosa, Maria Luisa Francesca, O'Neil, O’Brien, MacDonald, McKenna, St. John,
J. R. R., J.R.R., Smith-Jones, Fitz William, Bronwyn, Siân, Llŷr, Seán, Caoimhe, Ó Súilbhéan,
Ní Dhomhnaill, Jean-Pierre, J.-P., Anne-Sophie, François, Zoë, Noël, Éloïse, L'Écuyer, d'Artagnan,
de La Fontaine, Lefèvre, Müller, Jörg, Weiß, von der Leyen, zu Guttenberg, Hans-Jürgen, Straßburger, 't Hooft,
’t Hart, van 't Hoff, van der Vaart, IJsbrand, Daniël, Van den Broeck, Åsa, Björn, Søren, Kjærsgård, Þórdís,
Guðmundsdóttir, Jónsson, Mäkinen, Õnnepalu, Ülle, Jānis, Bērziņš, Žemaitė, Šarūnas, Łukasz,
Wojciechowska-Nowak, Świętosława, Dvořák, Škvorecký, Ľudovít, Kőszegi, Erzsébet, Ștefan, Țăran, Ionuț, Đorđe,
Čović, Živković, Gjergj, Çelik, Şükrü, İbrahim, Ğ. Yılmaz, Özgür, Əliyev, Gülnarə, José, María del Carmen,
María de los Ángeles, Núñez, Ibáñez i Soler, Gal·la, Marcel·lí, Ortega y Gasset, João, Conceição, dos Santos,
da Silva e Souza, Gonçalves Jr., Ana M.ª, Nguyễn, Trần Thị Hồng, Đặng, Lê Văn Tám, Siti Nurhaliza,
binti Abdullah, Dewi Sri Lestari, Ma. Teresa, dela Cruz, Nguesso-Mbemba, Adébáyọ̀, Olúṣẹ́gun, Chukwuemeka,
N'Golo, Thabo, Ngũgĩ wa Thiong'o, M'Baye, Ould Abdel Aziz, El-Sayed, al-Khwarizmi, bin Salman, Ben-Gurion,
Bar-Lev, Haile Selassie, Sótéro, Wanjirũ, Kahananui, Tāne, Whaea Mereana, Li, Zhang Wei, Xu Shù, Lü, Ou-yang,
Kim Min-jun, Park Ji-sung, Yū, Shin'ichi, Ōe, Ivanov, Shevchenko, Solov'ëv, Kovalʹskij, Nazarbaýev, Gurbanguly,
Grigoryan, Ter-Petrosyan, Shota, Papadopoulou, Venkataraman, R. K. Narayan, Sri Devi, A. P. J. Abdul Kalam,
Jayasuriya, Tenzin, Dorji Wangchuk, Batbayar, Maria da Conceição dos Santos de Almeida, María de los Ángeles Fernández de la Cruz,
Nasser bin Hamad bin Isa Al Khalifa
`;

/** Names in other scripts. The list of reminders accepts them. */
const others = `
سارا, احمدی, علی‌رضا, محمّدرضا, سیّد مرتضی, زهرا سادات, نیک‌پی, قائم‌مقامی, ابراهیم‌پور اصل, مؤمنی, حجّة‌الله,
محمد بن سلمان, عبد الرحمن, فاطِمَة, آل نهيان, ئاراس, ھێرش, محمد اقبال, خان عبدالغفار خان, Иван, Наталья,
Анна-Мария, Соловьёв, Їжакевич, Об'єднана, Ђорђевић, Қасым-Жомарт, Αλέξανδρος, Παπαδοπούλου, Հայկ,
Տեր-Պետրոսյան, გიორგი, შოთა, דוד, בן-גוריון, שרה לאה, अमिताभ, श्री राम, लक्ष्मी, ஸ்ரீதேவி, சுப்பிரமணியம்,
వెంకట, ಗಿರೀಶ್, ശ്രീജിത്ത്, රණිල්, ශ්‍රී, বঙ্গবন্ধু, ਗੁਰਪ੍ਰੀਤ, ગાંધી, สมชาย, ວິໄລ, សុខា, မောင်မောင်, 李, 欧阳修,
山田 太郎, ひかり, 김민준, አበበ
`;

const listed = (text: string) => text.trim().split(/,\s+/);

it('isName takes two hundred real names of many languages', () => {
  const names = [...listed(latin), ...listed(others)];
  expect(new Set(names).size).toBeGreaterThanOrEqual(200);
  expect(names.filter((name) => !isName(name))).toEqual([]);
});

it('isName takes the Latin ones for a card too', () => {
  // A name of one letter is too short for a card, and a card cannot show names with non-Latin letters.
  const printed = listed(latin).filter((name) => isLatin(name) && name.length > 1);
  expect(printed.filter((name) => !nameRule().isValidSync(name))).toEqual([]);
});

it.each([
  'Claim your gift,',
  'Call now 0039',
  '....',
  '',
  '-',
  '.hidden',
  'Win... now',
  "O''Neil",
  'A--B',
  'Sara2',
  'سارا، احمدی',
  'تماس ۰۹۱۲',
  'IVⅧ',
  'evil.example',
  'me@evil',
  'https://evil',
  'Gift (free)',
  'Gift!',
  'a\u200c\u200cb',
])('isName refuses %j', (text) => {
  expect(isName(text)).toBe(false);
});

it('isName is quick for a long text', () => {
  const start = performance.now();
  for (const each of ['a', ' ', '-', "'", 'a-', 'a ', '\u0301']) isName(each.repeat(60_000));
  expect(performance.now() - start).toBeLessThan(500);
});

it.each([
  '',
  'José',
  'Jose\u0301',
  'Łukasz',
  'Straße 5/a',
  'N° 3 (B), #2 | ½',
  'Sara 😀',
  'a<b>',
  '۱۲',
])('isLatin takes %j, which has no letter of another script', (text) => {
  expect(isLatin(text)).toBe(true);
});

it.each(['سارا', 'Sara سارا', 'Иван', 'Νίκος', '李', 'ʼاحمد'])('isLatin refuses %j', (text) => {
  expect(isLatin(text)).toBe(false);
});

const { first_name, address_of_residency: address } = memberFields;
const errorOf = (field: typeof first_name | typeof address, typed: string) => {
  const text = field.normalise(typed);
  try {
    field.rule.validateSync(text);
    return text;
  } catch (error) {
    return (error as Error).message;
  }
};

it.each([
  ["O'ktam G'ulomov O'Brien", 'Oʻktam Gʻulomov OʼBrien'],
  ["O'ktam G'ulomov O'Brien", 'O’ktam G‘ulomov O＇Brien'],
  ["D'Angelo D'Angelo D'Angelo", 'D`Angelo D´Angelo D′Angelo'],
  ["'Abbas Sa'id Qur'an", 'ʿAbbas Saʾid Qurʼan'],
  ['al-Rashid Smith-Jones', 'al‑Rashid Smith–Jones'],
  ['Ou-yang Jean-Pierre A-B', 'Ou—yang Jean−Pierre A﹣B'],
  ['Md. Rahim', 'Md.Rahim'],
  ['St. John J.R.R. Tolkien', 'St.John J.R.R.Tolkien'],
  ['Sara De Luca', ' Sara\u00a0De\u200b\u2003Luca\u200f'],
  ['Sara', 'Ｓａｒａ'],
  ['José', 'Jose\u0301'],
])('a name is %j for %j', (name, typed) => {
  expect(errorOf(first_name, typed)).toBe(name);
  expect(errorOf(first_name, name), 'a second time').toBe(name);
});

it.each([
  ['Sara2', '2'],
  ['Gift (free)', '('],
  ['Rossi, Maria', ','],
  ['Sara 😀', '😀'],
  ['Sara_Rossi', '_'],
  ['me@evil', '@'],
])('the refusal of the name %j is about %j, not about its script', (typed, character) => {
  expect(errorOf(first_name, typed)).toBe('character_not_taken');
  expect(strayIn(typed, 'name')).toBe(character);
});

it.each([
  ['Villa 5 | Al Wasl Rd, Dubai', 'Villa 5 | Al Wasl Rd, Dubai'],
  ['No. 1/2 High St', 'No. ½ High St'],
  ['12 1/2 High St', '12½ High St'],
  ['Tehran, Valiasr St., No 5', 'Tehran, Valiasr St.، No 5'],
  ['Calle 5 No 3, 2º $ = & #', 'Calle 5 № 3, 2º $ = & #'],
  ['C/O Rossi; “Villa” ~ 5 + 3', 'C/O Rossi؛ “Villa” ~ 5 + 3'],
  ['Apt 12', 'Apt ۱۲'],
])('an address is %j for %j', (text, typed) => {
  expect(errorOf(address, typed)).toBe(text);
});

it.each([
  ['Via Roma 5 <b>', 'character_not_taken'],
  ['Via Roma 😀', 'character_not_taken'],
  ['خیابان ولیعصر', 'latin_only'],
  ['Valiasr خ 5', 'latin_only'],
])('the address %j is refused as %s', (typed, error) => {
  expect(errorOf(address, typed)).toBe(error);
});
