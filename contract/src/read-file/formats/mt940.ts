import { reversalNote, type StandardLine, signedAmount, standardTable } from './standard.ts';
import { oneLine } from './xml.ts';

export const isMt940 = (head: string) =>
  /^(?:\{.*\{4:\s*)?:20:/m.test(head) && /^:(?:25|28|6[01])[A-Z]?:/m.test(head);

/** Number of letters after which banks break a text, also within a word. The first line has less, after `:86:`. */
const fullLines = [61, 65];
const fullSubfields = [27];

/** Joins parts of a text: directly behind a part that is full, because the text was cut there, else with a space. */
const join = (parts: readonly string[], full: readonly number[]) =>
  parts.reduce((text, part, i) => {
    const before = parts[i - 1];
    const isFull = (before?.length ?? 0) >= (full[i - 1] ?? full.at(-1) ?? 0);
    return before === undefined || isFull ? text + part : `${text} ${part}`;
  }, '');

/** Reads SWIFT's MT940 (and MT942, whose transfers are not final), with one or several statements. */
export function readMt940(text: string): string[][] {
  const lines: StandardLine[] = [];
  let currency = '';
  let isInterim = false;
  let line: StandardLine | null = null;
  const reversals = new Set<StandardLine>();
  for (const { tag, rows } of fieldsOf(text)) {
    const [first = ''] = rows;
    if (tag === '20') {
      line = null;
      isInterim = false;
    } else if (tag === '60F' || tag === '60M') {
      currency = first.slice(7, 10);
    } else if (tag === '34F') {
      currency = first.slice(0, 3);
      isInterim = true;
    } else if (tag === '61') {
      line = lineOf(rows, currency, isInterim);
      if (line) lines.push(line);
      if (line && /^\d{6}(?:\d{4})? ?R/.test(first)) reversals.add(line);
    } else if (tag === '86' && line) {
      Object.assign(line, aboutOf(rows, line));
      line = null;
    } else if (/^6[245]/.test(tag)) {
      // What follows a closing balance is about the whole statement.
      line = null;
    }
  }
  return standardTable(
    lines.map((one) =>
      reversals.has(one) ? { ...one, text: joined(one.text, reversalNote) } : one,
    ),
  );
}

function fieldsOf(text: string): { tag: string; rows: string[] }[] {
  const fields: { tag: string; rows: string[] }[] = [];
  for (const row of text.replace(/\{4:\s*(?=:)/g, '\n').split(/\r\n?|\n/)) {
    const [, tag, value = ''] = row.match(/^:(\d\d[A-Z]?):(.*)$/) ?? [];
    if (tag) fields.push({ tag, rows: [value] });
    // A hyphen alone, or with the brace of the envelope, ends a message.
    else if (!/^-\}?\s*$|^\{/.test(row)) fields.at(-1)?.rows.push(row);
    else fields.push({ tag: '', rows: [] });
  }
  return fields;
}

const entryPattern =
  /^(\d\d)(\d\d)(\d\d)(\d{4}| {4})? ?(R?[CD]|E[CD])([A-Z])?(\d+(?:[,.]\d*)?)(?:[A-Z][A-Z0-9]{3})?(.*)$/;

/** Reads an entry. A mark is C for a credit, D for a debit; R reverses it, and E announces it. */
function lineOf(
  rows: readonly string[],
  currency: string,
  isInterim: boolean,
): StandardLine | null {
  const [, year = '', month = '', day = '', entry, mark = '', , amount = '', references = ''] =
    (rows[0] ?? '').match(entryPattern) ?? rows.slice(0, 2).join('').match(entryPattern) ?? [];
  if (!amount) return null;
  const [own = '', bank = ''] = references.split('//');
  const given = /^NONREF$|^NOTPROVIDED$/i;
  return {
    day: bookedOn(`20${year}-${month}-${day}`, entry?.trim()),
    amount: signedAmount(amount, ['D', 'RC', 'ED'].includes(mark)),
    currency,
    payer: '',
    text: oneLine([given.test(own) ? '' : own, ...rows.slice(1)].join(' ')),
    bank_id: given.test(bank.trim()) ? '' : bank.trim(),
    status: isInterim || mark.startsWith('E') ? 'PDNG' : '',
  };
}

/** Returns the day of booking, which is stated without its year: that which is nearest to the value date. */
function bookedOn(valued: string, entry: string | undefined): string {
  if (!entry) return valued;
  const year = Number(valued.slice(0, 4));
  const booked = [year, year - 1, year + 1].map(
    (one) => `${one}-${entry.slice(0, 2)}-${entry.slice(2)}`,
  );
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(valued));
  const valid = booked.filter((day) => !Number.isNaN(Date.parse(day)));
  return valid.sort((one, other) => distance(one) - distance(other))[0] ?? valued;
}

/** Reads who the other party is and what the transfer is for, in the forms of German, Dutch and other banks. */
function aboutOf(rows: readonly string[], line: StandardLine): Partial<StandardLine> {
  const structured = rows.join('');
  const [code, separator] = structured.match(/^\d{0,3}([?<~^>])(?=\d\d)/) ?? [];
  if (code && separator) return numberedAbout(structured.slice(code.length - 1), separator);
  if (/^\s*\/[A-Z]{2,5}\//.test(structured)) return namedAbout(structured);
  return { text: oneLine(join(rows, fullLines)) || line.text };
}

const codes = /(EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|IBAN|BIC|PURP|ANAM)[+:]/;

/** `166?00GUTSCHRIFT?20SVWZ+Fee?21of Sara?32Sara Rossi`: subfields with numbers. */
function numberedAbout(text: string, separator: string): Partial<StandardLine> {
  const subfields = text.split(separator).flatMap((part) => {
    const [, number, value = ''] = part.match(/^(\d\d)(.*)$/) ?? [];
    return number ? [{ number: Number(number), value }] : [];
  });
  const values = (...ranges: [number, number][]) =>
    subfields
      .filter(({ number }) => ranges.some(([from, to]) => number >= from && number <= to))
      .map(({ value }) => value);
  const [before = '', ...coded] = join(values([20, 29], [60, 63]), fullSubfields).split(codes);
  const byCode = new Map<string, string>();
  for (let i = 0; i < coded.length; i += 2) byCode.set(coded[i] ?? '', oneLine(coded[i + 1] ?? ''));
  const ownId = byCode.get('EREF') ?? '';
  const [kind = ''] = values([0, 0]);
  return {
    payer: oneLine(join(values([32, 33]), fullSubfields)),
    text:
      joined(
        before,
        byCode.get('SVWZ'),
        /^not\s?provided$/i.test(ownId) ? '' : ownId,
        byCode.get('ABWA'),
        /r(?:ü|ue)ck|return|storno/i.test(kind) ? kind : '',
      ) || oneLine(kind),
  };
}

const joined = (...texts: (string | undefined)[]) => oneLine(texts.filter(Boolean).join(' '));

const names =
  'TRTP|TRCD|IBAN|BIC|NAME|REMI|EREF|PREF|CSID|MARF|ORDP|BENM|CNTP|RTRN|ISDT|ADDR|PURP|ULTD|ULTB|ULTC|CUID|ID|BO|BI|CRED|SVCL|ORIG|CHGS|EXCH|OAMT|COAM|SVWZ|UDTR|UCRD';
const namePattern = new RegExp(`/(${names})/`);

/** `/TRTP/SEPA/NAME/SARA ROSSI/REMI/Fee/EREF/NOTPROVIDED`: fields with names. */
function namedAbout(text: string): Partial<StandardLine> {
  const parts = text.split(namePattern);
  const byName = new Map<string, string>();
  for (let i = 1; i < parts.length; i += 2) {
    const value = oneLine((parts[i + 1] ?? '').replace(/^\/+|\/+$/g, ''));
    if (value && !byName.has(parts[i] ?? '')) byName.set(parts[i] ?? '', value);
  }
  const ownId = byName.get('EREF') ?? '';
  // The account, the bank, the name and the town of the other party.
  const [, , party = ''] = (byName.get('CNTP') ?? '').split('/');
  return {
    payer: byName.get('NAME') || oneLine(party),
    text:
      joined(
        byName.get('REMI')?.replace(/^(?:USTD|STRD)\/+(?:CUR\/)?/, ''),
        /^not\s?provided$/i.test(ownId) ? '' : ownId,
        byName.has('RTRN') ? `Return ${byName.get('RTRN')}` : '',
      ) ||
      byName.get('TRTP') ||
      oneLine(text),
  };
}
