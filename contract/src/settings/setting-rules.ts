/** Returns true for a wall-clock time, `YYYY-MM-DDTHH:mm:ss`, on an existing day. */
export function isDeadline(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(value)) return false;
  const instant = Date.parse(`${value}Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(value);
}

/** Format of a season's label: `2027/28`. */
export const seasonLabelPattern = /^\d{4}\/\d{2}$/;

/** Returns true for a time zone's IANA name. */
export function isZone(value: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
}

export function isHttpsAddress(value: string): boolean {
  return URL.canParse(value) && new URL(value).protocol === 'https:';
}

const cardDigits = 16;

/** Returns true for 16 digits whose check digit is right, which detects mistyped ones. */
export function isBankCard(value: string): boolean {
  const digits = [...value.replace(/\s/g, '')].map(Number);
  if (digits.length !== cardDigits || digits.some(Number.isNaN)) return false;
  const sum = digits.reduce((total, digit, place) => {
    const doubled = place % 2 === 0 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** Returns a bank card's number in groups of four, as printed on the card. */
export function groupedCard(value: string): string {
  const digits = value.replace(/[\s-]/g, '');
  return /^\d{16}$/.test(digits) ? digits.replace(/\d{4}(?=\d)/g, '$& ') : value.trim();
}

/** Returns a bank card's number with all but the last four digits hidden. */
export function maskedCard(value: string): string {
  const digits = value.replace(/\D/g, '');
  return digits.length > 4 ? `•••• ${digits.slice(-4)}` : value;
}
