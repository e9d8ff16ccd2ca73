import type { Direction } from '../money/payments.ts';
import type { DateOrder, StatementUnit } from '../read-file/forms.ts';
import { daysFrom } from '../text/day.ts';
import { toPersianDigits } from '../text/digits.ts';
import { randomOf } from './random-of.ts';

type Random = (below: number) => number;
const pick = <Each>(random: Random, all: readonly Each[]) => all[random(all.length)] as Each;
const shuffled = <Each>(random: Random, all: readonly Each[]) =>
  all
    .map((each) => ({ each, at: random(1_000_000) }))
    .sort((one, other) => one.at - other.at)
    .map(({ each }) => each);

/** A transfer of a random statement, with its amount in the smallest unit. */
interface Transfer {
  day: string;
  direction: Direction;
  amount: number;
  payer: string;
  text: string;
}

/** A statement of a random bank, and the truth about it that a person could tell. */
interface RandomStatement {
  rows: string[][];
  bytes: Uint8Array;
  encoding: string;
  transfers: Transfer[];
  unit: StatementUnit;
  decimal: '.' | ',';
  dates: DateOrder;
  /** The word of the direction column for money that went out; null if there is no such column. */
  outWord: string | null;
}

const names = {
  latin: [
    'Sara Rossi',
    'Marco Bianchi',
    'Zoë Müller',
    'José Pérez Núñez',
    'Anna D’Angelo',
    'Łukasz Nowak',
    'ROSSI SARA',
    'Stadtwerke GmbH',
  ],
  persian: ['سارا احمدی', 'علی رضایی', 'مینا کریمی', 'فروشگاه شهر'],
};
const texts = {
  latin: [
    'JOFCI-ABCD2345 quota',
    'Beitrag 2026',
    'quota soci',
    'Fee for the season',
    'Rechnung 77',
    'saldo quota',
  ],
  persian: ['انتقال کارت به کارت', 'واریز حق عضویت JOFCI-ABCD2345', 'کارمزد پیامک', 'خرید'],
};

interface Headings {
  script: 'latin' | 'persian';
  day: string[];
  amount: string;
  in: string;
  out: string;
  direction: string;
  words: readonly (readonly [string, string])[];
  payer: string;
  text: string;
  balance: string;
  currency: string;
  title: string[];
  closing: string;
  others: string[];
}
const banks: Headings[] = [
  {
    script: 'latin',
    day: ['Data', 'Data contabile', 'Data operazione'],
    amount: 'Importo',
    in: 'Entrate',
    out: 'Uscite',
    direction: 'Dare/Avere',
    words: [
      ['A', 'D'],
      ['Avere', 'Dare'],
      ['Entrata', 'Uscita'],
    ],
    payer: 'Controparte',
    text: 'Descrizione',
    balance: 'Saldo',
    currency: 'Divisa',
    title: ['Banca Esempio', 'Elenco movimenti'],
    closing: 'Saldo contabile',
    others: ['Canale', 'Categoria'],
  },
  {
    script: 'latin',
    day: ['Buchungstag', 'Buchung', 'Datum'],
    amount: 'Betrag',
    in: 'Haben',
    out: 'Soll',
    direction: 'S/H',
    words: [
      ['H', 'S'],
      ['Haben', 'Soll'],
      ['Gutschrift', 'Lastschrift'],
    ],
    payer: 'Auftraggeber/Empfänger',
    text: 'Verwendungszweck',
    balance: 'Kontostand',
    currency: 'Währung',
    title: ['Umsatzanzeige', 'Kunde: Fanclub'],
    closing: 'Kontostand',
    others: ['BIC', 'Kategorie'],
  },
  {
    script: 'latin',
    day: ['Date', 'Transaction Date', 'Booking date'],
    amount: 'Amount',
    in: 'Paid in',
    out: 'Paid out',
    direction: 'CR/DR',
    words: [
      ['CR', 'DR'],
      ['Credit', 'Debit'],
      ['C', 'D'],
    ],
    payer: 'Counterparty',
    text: 'Description',
    balance: 'Balance',
    currency: 'Currency',
    title: ['Example Bank', 'Transactions'],
    closing: 'Closing balance',
    others: ['Category', 'Branch'],
  },
  {
    script: 'latin',
    day: ['Datum', 'Boekdatum'],
    amount: 'Bedrag',
    in: 'Bij',
    out: 'Af',
    direction: 'Af Bij',
    words: [['Bij', 'Af']],
    payer: 'Naam tegenpartij',
    text: 'Omschrijving',
    balance: 'Saldo',
    currency: 'Munt',
    title: ['Voorbeeldbank'],
    closing: 'Saldo',
    others: ['Code'],
  },
  {
    script: 'latin',
    day: ['Date', 'Date opération'],
    amount: 'Montant',
    in: 'Crédit',
    out: 'Débit',
    direction: 'Sens',
    words: [
      ['Crédit', 'Débit'],
      ['C', 'D'],
    ],
    payer: 'Nom',
    text: 'Libellé',
    balance: 'Solde',
    currency: 'Devise',
    title: ['Banque Exemple'],
    closing: 'Solde',
    others: ['Catégorie'],
  },
  {
    script: 'persian',
    day: ['تاریخ', 'تاریخ تراکنش'],
    amount: 'مبلغ',
    in: 'واریز',
    out: 'برداشت',
    direction: 'نوع',
    words: [
      ['واریز', 'برداشت'],
      ['بستانکار', 'بدهکار'],
    ],
    payer: 'واریزکننده',
    text: 'شرح',
    balance: 'مانده',
    currency: 'ارز',
    title: ['گردش حساب', 'صاحب حساب: کانون'],
    closing: 'مانده',
    others: ['شعبه', 'کد'],
  },
];

const pad = (figure: number) => String(figure).padStart(2, '0');
const persian = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/** Returns the year, month and day of a day in a calendar. */
function partsOf(day: string, isPersian: boolean): [string, string, string] {
  const [year = '', month = '', date = ''] = day.split('-');
  if (!isPersian) return [year, month, date];
  const said = Object.fromEntries(
    persian
      .formatToParts(Date.parse(day))
      .map(({ type, value }) => [type, Number.parseInt(value, 10)]),
  );
  return [String(said.year), pad(Number(said.month)), pad(Number(said.day))];
}

/** Writes the days of a statement, each way with the order that a person would say. */
function dayWays(isPersian: boolean): { order: DateOrder; write: (day: string) => string }[] {
  const way = (order: DateOrder, write: (y: string, m: string, d: string) => string) => ({
    order,
    write: (day: string) => write(...partsOf(day, isPersian)),
  });
  if (isPersian) {
    return [
      way('ymd', (y, m, d) => `${y}/${m}/${d}`),
      way('ymd', (y, m, d) => `${y}-${Number(m)}-${Number(d)}`),
      way('dmy', (y, m, d) => `${d}/${m}/${y}`),
      way('ymd', (y, m, d) => `${y}/${m}/${d}-10:31`),
      way('ymd', (y, m, d) => `${y}${m}${d}`),
      way('persian_ymd', (y, m, d) => `${y.slice(2)}/${m}/${d}`),
    ];
  }
  const worded = (locale: string) => ({
    order: 'dmy' as const,
    write: (day: string) =>
      new Intl.DateTimeFormat(locale, {
        timeZone: 'UTC',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
      }).format(Date.parse(day)),
  });
  return [
    way('ymd', (y, m, d) => `${y}-${m}-${d}`),
    way('ymd', (y, m, d) => `${y}${m}${d}`),
    way('ymd', (y, m, d) => `${y}-${m}-${d} 10:31:00`),
    way('ymd', (y, m, d) => `${y}-${m}-${d}T10:31:00Z`),
    way('dmy', (y, m, d) => `${d}/${m}/${y}`),
    way('dmy', (y, m, d) => `${d}.${m}.${y}`),
    way('dmy', (y, m, d) => `${d}.${m}.${y.slice(2)}`),
    way('dmy', (y, m, d) => `${d}-${m}-${y}`),
    way('dmy', (y, m, d) => `${d}/${m}/${y.slice(2)}`),
    way('mdy', (y, m, d) => `${m}/${d}/${y}`),
    way('mdy', (y, m, d) => `${Number(m)}/${Number(d)}/${y.slice(2)}`),
    way('dmy', (y, m, d) => `${d}/${m}/${y} 10:31`),
    ...['it', 'de', 'fr', 'nl', 'es'].map(worded),
  ];
}

/** Returns how a bank writes positive amounts of the smallest unit. */
function amountWay(random: Random, unit: StatementUnit) {
  const [groups, decimal] = pick(random, [
    ['.', ','],
    [',', '.'],
    ['', ','],
    ['', '.'],
    [' ', ','],
    ["'", '.'],
  ] as const);
  const whole = (figures: string) =>
    groups === '' ? figures : figures.replace(/\B(?=(\d{3})+$)/g, groups);
  return {
    decimal,
    write: (amount: number) =>
      unit === 'EUR'
        ? `${whole(String(Math.floor(amount / 100)))}${decimal}${pad(amount % 100)}`
        : whole(String(unit === 'toman' ? amount / 10 : amount)),
  };
}

/** Writes a text in an encoding, or in UTF-8 if the encoding does not have one of its letters. */
function encoded(text: string, encoding: string): { bytes: Uint8Array; encoding: string } {
  if (encoding === 'utf-16le') {
    const units = Uint16Array.from(`\ufeff${text}`, (letter) => letter.charCodeAt(0));
    return { bytes: new Uint8Array(units.buffer), encoding };
  }
  if (encoding !== 'utf-8') {
    const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    const letters = [...new TextDecoder(encoding).decode(all)];
    const bytes = [...text].map((letter) => letters.indexOf(letter));
    if (!bytes.includes(-1)) return { bytes: Uint8Array.from(bytes), encoding };
  }
  return { bytes: new TextEncoder().encode(text), encoding: 'utf-8' };
}

/** Returns a statement in a shape that is drawn: its bytes, columns, words, calendar, numbers, signs, rows above and below. */
export function randomStatement(seed: number, today: string): RandomStatement {
  const random = randomOf(seed);
  const bank = pick(random, banks);
  const { script } = bank;
  const unit: StatementUnit =
    script === 'persian' ? pick(random, ['IRR', 'toman'] as const) : 'EUR';
  const isPersian = script === 'persian';
  const { order, write: writeDay } = pick(random, dayWays(isPersian));
  const { decimal, write } = amountWay(random, unit);
  const number = (amount: number) => {
    const text = (amount < 0 ? '-' : '') + write(Math.abs(amount));
    return isPersian && hasPersianDigits ? toPersianDigits(text) : text;
  };
  const hasPersianDigits = random(2) === 0;
  const count = 1 + random(25);
  let at = daysFrom(today, -random(250) - count * 4);
  const transfers = Array.from({ length: count }, (): Transfer => {
    at = daysFrom(at, random(4));
    const amount = unit === 'EUR' ? 1 + random(300_000) : 10 * (100 + random(9_000_000));
    return {
      day: at,
      direction: random(3) === 0 ? 'out' : 'in',
      amount,
      payer: pick(random, names[script]),
      text: pick(random, texts[script]),
    };
  });
  let balance = 100_000 * (1 + random(50));
  const balances = transfers.map(({ direction, amount }) => {
    balance += direction === 'in' ? amount : -amount;
    return balance;
  });
  const convention = pick(random, [
    'signed',
    'trailing',
    'brackets',
    'two',
    'twoSigned',
    'word',
    'mark',
    'balance',
    'nothing',
  ] as const);
  const words = pick(random, bank.words);
  const hasBalance = convention === 'balance' || random(2) === 0;
  const sayUnit = pick(random, ['column', 'heading', 'title', 'nowhere'] as const);
  const unitName = { EUR: 'EUR', IRR: 'ریال', toman: 'تومان' }[unit];
  const inHeading = sayUnit === 'heading' ? ` (${unitName})` : '';

  type Column = [string, (i: number) => string];
  const each = (write_: (transfer: Transfer) => string) => (i: number) => {
    const transfer = transfers[i];
    return transfer ? write_(transfer) : '';
  };
  const only = (direction: Direction, isNegative: boolean) =>
    each((one) =>
      one.direction !== direction
        ? pick(random, ['', emptyCell] as const)
        : number(isNegative ? -one.amount : one.amount),
    );
  const emptyCell = pick(random, ['', '0', '-'] as const);
  const plain = each(({ amount }) => number(amount));
  const money: Record<typeof convention, Column[]> = {
    signed: [
      [
        bank.amount + inHeading,
        each((one) => number(one.direction === 'in' ? one.amount : -one.amount)),
      ],
    ],
    trailing: [
      [
        bank.amount + inHeading,
        each((one) => `${number(one.amount)}${one.direction === 'in' ? '+' : '-'}`),
      ],
    ],
    brackets: [
      [
        bank.amount + inHeading,
        each((one) => (one.direction === 'in' ? number(one.amount) : `(${number(one.amount)})`)),
      ],
    ],
    two: [
      [bank.in + inHeading, only('in', false)],
      [bank.out + inHeading, only('out', false)],
    ],
    twoSigned: [
      [bank.out + inHeading, only('out', true)],
      [bank.in + inHeading, only('in', false)],
    ],
    word: [
      [bank.amount + inHeading, plain],
      [bank.direction, each((one) => words[one.direction === 'in' ? 0 : 1])],
    ],
    mark: [
      [
        bank.amount + inHeading,
        each((one) => `${number(one.amount)} ${one.direction === 'in' ? 'CR' : 'DR'}`),
      ],
    ],
    balance: [[bank.amount + inHeading, plain]],
    nothing: [[bank.amount + inHeading, plain]],
  };
  // Without any sign in the file, a person can only say that all money came in.
  if (convention === 'nothing' && !hasBalance) for (const one of transfers) one.direction = 'in';
  const columns: Column[] = [
    [pick(random, bank.day), each(({ day }) => writeDay(day))],
    ...money[convention],
    ...(random(3) > 0 ? [[bank.payer, each(({ payer }) => payer)] as Column] : []),
    [bank.text, each(({ text }) => text)],
    ...(hasBalance ? [[bank.balance, (i: number) => number(balances[i] ?? 0)] as Column] : []),
    ...(sayUnit === 'column' ? [[bank.currency, () => unitName] as Column] : []),
    ...bank.others
      .filter(() => random(2) === 0)
      .map((heading): Column => [heading, () => pick(random, ['WEB', 'POS', '12', ''])]),
  ];
  const [first, ...others] = columns;
  const ordered = [first as Column, ...shuffled(random, others)];
  const cellsOf = (i: number) => ordered.map(([, cell]) => cell(i));
  const records = transfers.map((_, i) => cellsOf(i));
  const isNewestFirst = random(2) === 0;
  const hasPayer = ordered.some(([heading]) => heading === bank.payer);
  const title =
    random(2) === 0
      ? [
          ...bank.title.map((line) => [line]),
          ...(sayUnit === 'title' ? [[`${bank.closing} ${unitName}`]] : []),
          [],
        ]
      : sayUnit === 'title'
        ? [[unitName]]
        : [];
  const footer =
    random(3) === 0
      ? [
          ordered.map(([heading], i) =>
            heading === bank.text
              ? bank.closing
              : i === 0
                ? ''
                : heading === bank.balance
                  ? number(balance)
                  : '',
          ),
        ]
      : [];
  const told = transfers.map((one) => ({ ...one, payer: hasPayer ? one.payer : '' }));
  const rows = [
    ...title,
    ordered.map(([heading]) => heading),
    ...(isNewestFirst ? records.toReversed() : records),
    ...footer,
  ];
  const separator = pick(random, [';', ',', '\t', '|']);
  const quoted = (cell: string) =>
    /["\n]/.test(cell) || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell;
  const text = rows
    .map((cells) => cells.map(quoted).join(separator))
    .join(pick(random, ['\n', '\r\n']));
  return {
    rows,
    ...encoded(
      text,
      pick(random, ['utf-8', 'utf-16le', isPersian ? 'windows-1256' : 'windows-1252']),
    ),
    transfers: isNewestFirst ? told.toReversed() : told,
    unit,
    decimal,
    dates: order,
    outWord: convention === 'word' ? words[1] : null,
  };
}
