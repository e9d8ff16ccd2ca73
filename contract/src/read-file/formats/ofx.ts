import { type StandardLine, signedAmount, standardTable } from './standard.ts';
import { oneLine } from './xml.ts';

export const isOfx = (head: string) => /^\s*OFXHEADER:|<OFX>|<\?OFX\b/i.test(head);

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const decoded = (text: string) =>
  oneLine(
    text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (all, decimal, hex, name) => {
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      if (name) return entities[name.toLowerCase()] ?? all;
      return code <= 0x10ffff ? String.fromCodePoint(code) : all;
    }),
  );

/** Kinds of transfers in which money goes out, for files that state amounts without a sign. */
const outgoing = new Set(
  'DEBIT PAYMENT CHECK ATM POS FEE SRVCHG CASH DIRECTDEBIT REPEATPMT OUT'.split(' '),
);

/**
 * Reads the transfers of OFX 1.x (SGML, in which elements with a text are not closed) and OFX 2.x (XML). All accounts of
 * a file are read.
 */
export function readOfx(text: string): string[][] {
  const lines: (StandardLine & { kind: string })[] = [];
  let currency = '';
  let transfer: Record<string, string> | null = null;
  for (const [, slash, tag = '', value = ''] of text.matchAll(/<(\/?)([\w.]+)>([^<]*)/g)) {
    const name = tag.toUpperCase();
    if (name === 'STMTTRN' || name === 'STMTTRNP') {
      if (transfer) lines.push(lineOf(transfer, currency));
      transfer = slash ? null : { status: name === 'STMTTRN' ? '' : 'PENDING' };
    } else if (slash) {
      if (transfer && /^BANKTRANLIST/.test(name)) {
        lines.push(lineOf(transfer, currency));
        transfer = null;
      }
    } else if (transfer) {
      // The first value counts: elements below, for example the account of the other party, have names of their own.
      transfer[name] ||= decoded(value);
    } else if (name === 'CURDEF') {
      currency = decoded(value);
    }
  }
  if (transfer) lines.push(lineOf(transfer, currency));
  const hasSigns = lines.some(({ amount }) => amount.startsWith('-'));
  return standardTable(
    lines.map(({ kind, ...line }) =>
      hasSigns || !outgoing.has(kind) ? line : { ...line, amount: signedAmount(line.amount, true) },
    ),
  );
}

function lineOf(transfer: Record<string, string>, currency: string) {
  const posted = transfer.DTPOSTED ?? transfer.DTTRAN ?? transfer.DTAVAIL ?? '';
  const [, year, month, day] = posted.match(/^(\d{4})(\d\d)(\d\d)/) ?? [];
  const amount = (transfer.TRNAMT ?? '').replace(/\s/g, '');
  const payer = transfer.NAME || transfer.PAYEE || '';
  const memo = transfer.MEMO ?? '';
  return {
    day: year ? `${year}-${month}-${day}` : posted,
    amount: signedAmount(pointed(amount), amount.startsWith('-')),
    // ORIGCURRENCY has a CURSYM, too, but only says from which currency the amount was converted.
    currency: 'CURRENCY' in transfer ? (transfer.CURSYM ?? currency) : currency,
    payer,
    text: memo,
    bank_id: transfer.FITID ?? '',
    status: transfer.status ?? '',
    kind: (transfer.TRNTYPE ?? '').toUpperCase(),
  };
}

/** Returns an amount of which the last separator is a decimal point, and others are left out. */
function pointed(amount: string): string {
  // This can be 1.234 or 1234. It stays as it is, so that it is asked about.
  if (/^[+-]?\d+,\d{3}$/.test(amount)) return amount;
  const [, whole = amount, fraction] = amount.match(/^(.*)[.,](\d*)$/) ?? [];
  const digits = whole.replace(/[.,']/g, '');
  return fraction ? `${digits}.${fraction}` : digits;
}
