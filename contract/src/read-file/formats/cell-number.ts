/** How a format of a spreadsheet shows a number: as a day, with so many digits at least, or as it is. */
export type NumberFormat = 'day' | { digits: number } | 'plain';

/** Formats without a code, of which each spreadsheet knows that they show days or times. */
const isBuiltInDay = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58);

/** Reads a number's format from its id and, if it is not built in, from its code, for example `dd/mm/yyyy`. */
export function numberFormatOf(id: number, code: string | undefined): NumberFormat {
  if (code === undefined) return isBuiltInDay(id) ? 'day' : 'plain';
  const [positive = ''] = code.replace(/"[^"]*"|\\.|[_*]./g, '').split(';');
  // Brackets contain a colour, a language or a condition, or hours and minutes that are added up.
  const shown = positive.replace(/\[(?![hms]+\])[^\]]*\]/gi, '').trim();
  if (/^0{2,}$/.test(shown)) return { digits: shown.length };
  return !/general|standard/i.test(shown) && /[dmyhs]/i.test(shown) ? 'day' : 'plain';
}

const daySeconds = 24 * 60 * 60;
/** The last day of a spreadsheet, 31 December 9999. */
const lastSerial = 2_958_466;

/** Writes a number as `Sheet` has it: a day as `2026-11-05`, perhaps with a time, or a number without groups. */
export function shownNumber(value: string, format: NumberFormat, is1904: boolean): string {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return value;
  if (format === 'day' && number >= 0 && number < lastSerial) return dayOf(number, is1904);
  const plain = plainNumber(number);
  return typeof format === 'object' && /^\d+$/.test(plain)
    ? plain.padStart(format.digits, '0')
    : plain;
}

/** Writes a number without exponent, and with the 15 digits that a spreadsheet shows. */
function plainNumber(number: number): string {
  if (Number.isInteger(number)) return BigInt(number).toString();
  const rounded = Number(number.toPrecision(15));
  const text = String(rounded);
  return text.includes('e') ? rounded.toFixed(20).replace(/\.?0+$/, '') : text;
}

/** Days are counted from 1900, with a 29 February 1900 that did not exist, or from 1904. */
function dayOf(serial: number, is1904: boolean): string {
  const seconds = Math.round(serial * daySeconds);
  const day = Math.floor(seconds / daySeconds);
  const first = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, day < 60 ? 31 : 30);
  const [date = '', time = ''] = new Date(first + seconds * 1000).toISOString().split(/T|\.\d+Z/);
  if (serial < 1) return time;
  return seconds % daySeconds === 0 ? date : `${date} ${time}`;
}
