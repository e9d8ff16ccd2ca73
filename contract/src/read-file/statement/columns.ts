import { requestNumberPrefix } from '../../members/request-number.ts';
import { currencyIn, hasSign, readAmount, withoutCurrency } from '../amounts.ts';
import { isDayLike } from '../days.ts';
import { decimalSigns } from '../forms.ts';
import {
  cellsOf,
  columnsByHeading,
  foldHeading,
  foldWords,
  type RoleRule,
  shareOf,
  strengthOf,
  type Table,
  wordsIn,
} from '../table.ts';
import type { StatementColumns, StatementRole } from './format.ts';

const isAmount = (cell: string): boolean =>
  /^[-–—]$/.test(cell) ||
  decimalSigns.some((sign) =>
    (['EUR', 'IRR'] as const).some(
      (unit) => readAmount(withoutCurrency(cell), sign, unit) !== null,
    ),
  );
const hasLetters = (cell: string) => /\p{L}{2}/u.test(cell);
const isText = (cell: string) => hasLetters(cell) && !isAmount(cell);
/** True for a text that can name somebody: not the number of an account or of a transaction. */
const isName = (cell: string) => isText(cell) && (cell.match(/\d/g) ?? []).length < cell.length / 3;

/** What banks write in a column that says whether money came in or went out. */
const directionWords = {
  in: wordsIn(
    'credit|cr|c|crdt|in|incoming|received|erhalten|ontvangen|recu|recibido|ricevuto|incasso|deposit|credited|haben|h|gutschrift|eingang|zugang|bij|credit|entrata|entrate|avere|accredito|a|abono|haber|ingreso|credito|crediteur|recette|wplyw|uznanie|kredyt|kreedit|kreditas|kredits|k|alacak|tulo|insattning|indbetaling|innbetaling|+|plus|واریز|بستانکار|دریافت|ورودی|بس',
  ),
  out: wordsIn(
    'debit|dr|d|dbit|out|outgoing|sent|paid|bezahlt|betaald|paye|pagado|pagato|spesa|withdrawal|debited|soll|s|lastschrift|ausgang|abgang|af|uscita|uscite|dare|addebito|b|cargo|debe|gasto|debito|depense|wydatek|obciazenie|debet|deebet|debetas|debets|borc|meno|uttag|udbetaling|utbetaling|-|minus|برداشت|بدهکار|پرداخت|خروجی|بد',
  ),
};

/** Returns the direction that a word says in the languages of the banks; null for any other word. */
export function directionOf(cell: string): 'in' | 'out' | null {
  const word = foldWords(cell) || cell.trim();
  if (directionWords.in.includes(word)) return 'in';
  return directionWords.out.includes(word) ? 'out' : null;
}

/** What banks write for transactions that are done, only announced, or did not happen. */
const statusWords = {
  done: wordsIn(
    'completed|complete|approved|accepted|confirmed|approvato|approvata|accettato|confermato|genehmigt|bestatigt|aprobado|settled|booked|posted|executed|success|successful|cleared|paid|done|ok|completata|completato|contabilizzato|contabilizzata|eseguito|eseguita|abgeschlossen|gebucht|umsatz gebucht|ausgefuhrt|verbucht|comptabilise|execute|effectue|termine|completado|realizado|ejecutado|uitgevoerd|verwerkt|geboekt|zaksiegowana|zaksiegowane|zrealizowana|wykonana|gerceklesti|tamamlandi|تکمیل شده|انجام شده|موفق|ثبت شده|قطعی|تایید شده|book|refunded|partially refunded',
  ),
  announced: wordsIn(
    'pending|authorised|authorized|authorization|processing|scheduled|on hold|held|unclaimed|in attesa|in lavorazione|autorizzato|autorizzata|prenotato|prenotata|vorgemerkt|umsatz vorgemerkt|ausstehend|offen|angekundigt|en attente|en cours|a venir|pendiente|retenido|in behandeling|gereserveerd|oczekujaca|oczekuje|blokada|w trakcie|beklemede|provizyon|در انتظار|در حال انجام|در جریان|رزرو|مسدود|pdng|info|not booked|not yet booked',
  ),
  cancelled: wordsIn(
    'reverted|reversed|failed|declined|denied|cancelled|canceled|expired|rejected|voided|returned|annullato|annullata|stornato|stornata|rifiutato|rifiutata|fallito|fallita|storniert|abgelehnt|fehlgeschlagen|widerrufen|annule|refuse|echoue|rejete|cancelado|rechazado|fallido|geannuleerd|geweigerd|mislukt|odrzucona|anulowana|iptal|reddedildi|ناموفق|لغو شده|برگشت خورده|برگشت شده|رد شده|ابطال شده',
  ),
};
export type Status = keyof typeof statusWords;

/** Returns the state that a cell says; null if it is not known. An empty cell says that the transaction is done. */
export function statusOf(cell: string): Status | null {
  const word = foldWords(cell);
  if (word === '') return 'done';
  const known = (Object.keys(statusWords) as Status[]).find((status) =>
    statusWords[status].includes(word),
  );
  return known ?? null;
}

const notOfTheAmount = wordsIn(
  'orig|original|originale|ursprung|ursprungsbetrag|fee|fees|tax|gebuhr|gebuhren|entgelt|commission|commissioni|exchange|rate|cambio|kurs|balance|saldo|solde|kontostand|مانده|موجودی|کارمزد|count|anzahl|لغایت|auslagenersatz|foreign|account|konto|conto|cuenta|code|type|number|schecks|auftrage',
);
const notOfThePayer = wordsIn(
  'iban|bic|swift|account|konto|kontoname|conto|cuenta|compte|rekening|number|nummer|numero|code|bank|id|email|e mail|card|currency|شماره|کد|شعبه|amount|betrag|type|address|reference',
);
const notText = wordsIn(
  'iban|bic|account|konto|id|code|card|currency|شماره|کد|ref no|number|nummer|numero|country|amount|betrag|date|datum|balance|saldo|glaubiger|mandats',
);

const requestNumber = new RegExp(`${requestNumberPrefix}[A-Z0-9]{8}`, 'i');
const hasRequestNumber = (cell: string) => requestNumber.test(cell);

const statusNames = wordsIn('state|status|stato|statut|estado|zustand|وضعیت|stan|durum');

/** How the columns of statements are found, by the headings of banks and payment services. */
export const statementRules: readonly RoleRule<StatementRole>[] = [
  {
    role: 'day',
    named: wordsIn(
      'completed date|date completed|data completamento|data di completamento|datum des abschlusses|date de fin|fecha de finalizacion|booking date|date booked|posting date|posted date|post date|data contabile|data registrazione|data di registrazione|data mov|data movimento|buchungstag|buchungsdatum|buchung|date de comptabilisation|date comptable|date de l operation|date operation|fecha contable|fecha operacion|fecha de operacion|boekdatum|boekingsdatum|boekdag|bogforingsdato|bokforingsdag|bokfort dato|bokforingsdato|data ksiegowania|kirjauspaiva|datum zauctovani|datum|date|data|fecha|dato|paiva|tarih|islem tarihi|kuupaev|datums|تاریخ|تاریخ سند|تاریخ تراکنش|تاریخ و ساعت|transaction date|date of transaction|txn date|data operazione|data transakcji|data operacji|umsatzdatum|tran date|day|when|started date|date started|value date|val date|data valuta|valuta|wertstellung|valutadatum|wert|date de valeur|date valeur|fecha valor|data waluty|valor|تاریخ موثر',
    ),
    within: wordsIn('date|datum|data|fecha|dato|tarih|تاریخ|buchung'),
    never: wordsIn('started|birth|nascita|geburt|تولد'),
    fits: isDayLike,
  },
  {
    role: 'amount',
    named: wordsIn(
      'gross|amount|lordo|importo|brutto|betrag|umsatz|montant|importe|bedrag|belop|belopp|beloeb|kwota|kwota operacji|castka|ciastka|objem|importo movimento|suma|summa|tutar|islem tutari|valor|montante|iznos|osszeg|مبلغ|مبلغ تراکنش|total amount|value|sum|مبلغ گردش',
    ),
    within: wordsIn(
      'amount|importo|betrag|umsatz|montant|importe|bedrag|kwota|tutar|مبلغ|belopp|summa',
    ),
    never: notOfTheAmount,
    fits: isAmount,
  },
  {
    role: 'credit',
    named: wordsIn(
      'credit|credits|credit amount|paid in|money in|deposit|deposits|deposit amt|in|accrediti|accredito|avere|entrate|entrata|haben|gutschrift|eingang|einnahme|einnahmen|credito|abono|haber|ingresos|ingreso|bij|alacak|wplywy|uznania|kreedit|واریز|بستانکار|مبلغ واریز|گردش بستانکار|مبلغ بستانکار|دریافت',
    ),
    within: wordsIn(
      'credit|accredit|avere|entrate|entrata|haben|gutschrift|eingang|deposit|paid in|money in|واریز|بستانکار|ingreso|abono|uznania',
    ),
    never: wordsIn('debit|dare|soll|dr|card|واریز کننده|واریزکننده|date|type|currency|limit'),
    fits: isAmount,
  },
  {
    role: 'debit',
    named: wordsIn(
      'debit|debits|debit amount|paid out|money out|withdrawal|withdrawals|withdrawal amt|out|addebiti|addebito|dare|uscite|uscita|soll|lastschrift|ausgang|ausgabe|ausgaben|debito|cargo|debe|gastos|gasto|af|borc|obciazenia|deebet|برداشت|بدهکار|مبلغ برداشت|گردش بدهکار|مبلغ بدهکار|پرداخت',
    ),
    within: wordsIn(
      'debit|addebit|dare|uscite|uscita|soll|lastschrift|ausgang|withdrawal|paid out|money out|برداشت|بدهکار|gasto|cargo|obciazenia',
    ),
    never: wordsIn('credit|avere|haben|cr|card|date|type|currency|limit|ursprungsbetrag'),
    fits: isAmount,
  },
  {
    role: 'direction',
    named: wordsIn(
      'debit credit|credit debit|cr dr|dr cr|dc|d c|c d|cd|soll haben|s h|sh|af bij|bij af|soll haben kennzeichen|balance impact|segno|sign|direction|sens|signe|d k|deebet kreedit|debetas kreditas|debit credit indicator|dare avere|d a|transaction type|type|نوع|نوع تراکنش|بدهکار بستانکار|نوع گردش',
    ),
    within: wordsIn(
      'debit credit|soll haben|af bij|cr dr|dare avere|indicator|kennzeichen|بدهکار بستانکار',
    ),
    fits: (cell) => directionOf(cell) !== null,
  },
  {
    role: 'balance',
    named: wordsIn(
      'balance|running balance|running bal|closing balance|guthaben|sold|sold contabil|stanje|resulting balance|saldo|saldo contabile|kontostand|saldo nach buchung|solde|mانده|مانده|مانده حساب|موجودی|bakiye|zustatek|egyenleg|saldo po operacji|saldo danach',
    ),
    within: wordsIn('balance|saldo|kontostand|solde|مانده|موجودی|bakiye'),
    never: wordsIn('impact|currency'),
    fits: isAmount,
  },
  {
    role: 'payer',
    named: wordsIn(
      'payer|payer name|name|name description|naam omschrijving|counterparty|counterparty name|partner name|sender|sender name|from|ordinante|nome|controparte|nominativo|beguenstigter zahlungspflichtiger|auftraggeber beguenstigter|auftraggeber empfanger|beguenstigter auftraggeber|zahlungspflichtige r|auftraggeber|name zahlungsbeteiligter|empfanger|beneficiary|beneficiario|ordenante|nombre|nom|naam|naam tegenpartij|tegenpartij|nazev protiuctu|nazov protiuctu|navn|namn|nimi|nev|jmeno|nume|ad soyad|nadawca|odbiorca|kontrahent|dane kontrahenta|gonderen|karsi taraf|maksja|saaja maksja|mottaker|avsender|واریزکننده|واریز کننده|نام واریزکننده|نام واریز کننده|صاحب حساب مبدا|فرستنده|نام فرستنده|طرف حساب|از طرف|نام طرف مقابل|مبدا|who',
    ),
    within: wordsIn(
      'payer|counterparty|partner|sender|ordinante|controparte|auftraggeber|empfanger|beguenstigter|zahlungspflicht|zahlungsbeteiligt|remitter|tegenpartij|kontrahent|name|naam|nom|nombre|واریز کننده|واریزکننده|فرستنده|طرف حساب|beneficiary|received from|paid by',
    ),
    never: notOfThePayer,
    fits: isName,
    most: 2,
  },
  {
    role: 'text',
    named: wordsIn(
      'text|remittance information|payment reference|reference|verwendungszweck|description|descrizione estesa|descrizione completa|descrizione|causale|note|subject|details|memo|notifications|narration|narrative|particulars|oggetto|messaggio|nota|buchungstext|betreff|hinweis|beschreibung|libelle|communication|concepto|omschrijving|mededelingen|tytul|tytulem|opis|popis|selgitus|aciklama|buchungs info|zprava pro prijemce|sprava pre prijemcu|poznamka|rubrik|beskrivelse|tekst|melding|meddelande|selite|viesti|kozlemeny|paskirtis|شرح|شرح تراکنش|توضیحات|شرح سند|بابت|شناسه واریز|بابت پرداخت|what',
    ),
    within: wordsIn(
      'descri|causale|reference|verwendungszweck|buchungstext|message|memo|note|details|narration|narrative|particulars|remittance|libelle|communication|concepto|omschrijving|mededeling|tytul|opis|شرح|توضیح|بابت|notification|operazioni|motivo|purpose|text|zweck',
    ),
    never: notText,
    fits: (cell) => hasLetters(cell) || /\d{5}/.test(cell),
    most: 3,
  },
  {
    role: 'bank_id',
    named: wordsIn(
      'transaction id|transaction reference|id|codice transazione|transaktionscode|transactiecode|reference number|ref no|cro|trn|transaction number|archive id|شماره پیگیری|کد رهگیری|کد پیگیری|شماره ارجاع|شماره مرجع|شماره سند|fitid|bank id|bank reference',
    ),
    within: wordsIn('transaction id|پیگیری|رهگیری|ارجاع'),
    never: wordsIn('related|reference txn|riferimento|zugehoriger'),
    fits: (cell) => /[\p{L}\p{N}]/u.test(cell),
  },
  {
    role: 'currency',
    named: wordsIn(
      'currency|payment currency|valuta|divisa|wahrung|waehrung|devise|moneda|waluta|mena|munt|muntsoort|para birimi|ارز|واحد پول|نوع ارز|ccy|curr',
    ),
    within: wordsIn('currency|divisa|wahrung|waluta'),
    never: wordsIn('orig|original|originale|fee|exchange|card|target'),
    fits: (cell) => cell.length < 12 && currencyIn(cell) !== null && !/\d/.test(cell),
  },
  {
    role: 'status',
    named: [...statusNames, 'info'],
    within: wordsIn('status|stato|وضعیت'),
    fits: (cell) => statusOf(cell) !== null,
  },
  {
    role: 'fee',
    named: wordsIn(
      'fee|fees|costo|tariffa|commissione|commissioni|gebuhr|entgelt|frais|comision|prowizja|کارمزد',
    ),
    within: wordsIn('fee|tariffa|gebuhr'),
    never: wordsIn('currency|fremde'),
    fits: isAmount,
  },
  { role: 'net', named: wordsIn('net|netto|net amount|nettobetrag|importo netto'), fits: isAmount },
  { role: 'type', named: [], within: wordsIn('type|tipo|typ|نوع|transactietype'), fits: isText },
  {
    role: 'related',
    named: wordsIn(
      'reference txn id|related transaction id|codice transazione di riferimento|zugehoriger transaktionscode|transaction id of the original',
    ),
    fits: (cell) => /[\p{L}\p{N}]{4}/u.test(cell),
  },
];

const isNamed = (heading: string, role: StatementRole) =>
  statementRules.some((rule) => rule.role === role && strengthOf(foldHeading(heading), rule) > 0);

const isWrittenDay = (cell: string) => /^\d{8}$|\D/.test(cell.trim()) && isDayLike(cell);

/** True for a row with a day and an amount, so that the headings are above it. */
export function isTransfer(cells: readonly string[]): boolean {
  const day = cells.findIndex(isWrittenDay);
  return day >= 0 && cells.some((cell, i) => i !== day && cell.trim() !== '' && isAmount(cell));
}

/**
 * Returns the columns of each role: by their headings, and otherwise by what their cells contain. A role without a column
 * that surely has it stays empty.
 */
export function findColumns(table: Table): StatementColumns {
  const found = columnsByHeading(table, statementRules);
  const free = () => {
    const taken = new Set(Object.values(found).flat());
    return table.headings.map((_, column) => column).filter((column) => !taken.has(column));
  };
  const every = (column: number, test: (cell: string) => boolean, least = 0.95) =>
    shareOf(cellsOf(table, column), test) >= least;
  const take = (role: StatementRole, columns: number[]) => found[role].push(...columns);
  if (found.day.length === 0)
    take(
      'day',
      free()
        .filter((column) => every(column, isWrittenDay))
        .slice(0, 1),
    );
  const states = free().filter((column) =>
    every(column, (cell) => foldWords(cell) !== '' && statusOf(cell) !== null, 1),
  );
  // Words of an unknown language under a heading that says a state. What they mean is asked.
  const unknownStates = free().filter((column) => {
    const cells = cellsOf(table, column);
    const heading = foldHeading(table.headings[column] ?? '');
    const isShort = cells.every((cell) => hasLetters(cell) && cell.length < 30);
    return statusNames.includes(heading) && isShort && new Set(cells).size < 8;
  });
  if (found.status.length === 0) take('status', [...states, ...unknownStates].slice(0, 1));
  const directions = free().filter((column) => {
    const said = new Set(cellsOf(table, column).map(directionOf));
    return !said.has(null) && said.size === 2;
  });
  if (found.direction.length === 0) take('direction', directions.slice(0, 1));
  const isSaid =
    found.amount.some((column) => cellsOf(table, column).some(hasSign)) || found.debit.length > 0;
  if (found.direction.length === 0 && !isSaid) {
    // Words that no bank we know uses. Which of them means what is asked.
    const words = free().filter((column) => {
      const cells = cellsOf(table, column);
      return cells.every((cell) => hasLetters(cell) && cell.length < 30) && new Set(cells).size < 5;
    });
    take(
      'direction',
      words.filter((column) => isNamed(table.headings[column] ?? '', 'direction')).slice(0, 1),
    );
  }
  const currencies = free().filter((column) => {
    const isOther = /orig|fee|exchange|rate/i.test(table.headings[column] ?? '');
    return (
      !isOther &&
      every(column, (cell) => currencyIn(cell) !== null && !/\d/.test(cell) && cell.length < 6, 1)
    );
  });
  if (found.currency.length === 0) take('currency', currencies.slice(0, 1));
  if (found.amount.length + found.credit.length + found.debit.length === 0) {
    const amounts = free().filter((column) =>
      every(column, (cell) => isAmount(cell) && !/^\d{6,}$/.test(cell)),
    );
    if (amounts.length < 2) take('amount', amounts);
    // Of several columns of amounts, the balance is the one that another adds up to.
    const pairs = amounts.flatMap((amount) =>
      amounts.filter((other) => other !== amount).map((balance) => [amount, balance] as const),
    );
    const [pair] = [
      ...pairs.filter((each) => addsUp(table, ...each, 'after')),
      ...pairs.filter((each) => addsUp(table, ...each, 'before')),
    ];
    if (pair) {
      take('amount', [pair[0]]);
      take('balance', [pair[1]]);
    }
  }
  if (found.amount.length + found.credit.length + found.debit.length === 0) {
    take('amount', found.net.splice(0));
  }
  const texts = free().filter((column) => {
    const cells = cellsOf(table, column);
    return every(column, isText, 0.5) && (cells.length < 3 || new Set(cells).size > 1);
  });
  const length = (column: number) => cellsOf(table, column).join('').length;
  const longest = texts.sort((one, other) => length(other) - length(one));
  // A name or a text under an unknown heading is still found, and our numbers wherever they are.
  const isLost = found.payer.length === 0 || found.text.length === 0;
  const numbered = texts.filter((column) => cellsOf(table, column).some(hasRequestNumber));
  take('text', isLost ? [...new Set([...numbered, ...longest])].slice(0, 3) : numbered);
  return found;
}

/** True if a column changes from row to row by the amount of another: of the later row (`after`) or of the earlier one. */
function addsUp(table: Table, amount: number, balance: number, by: 'after' | 'before'): boolean {
  const read = (cell: string | undefined) => {
    const known = decimalSigns.map((sign) => readAmount(withoutCurrency(cell ?? ''), sign, 'EUR'));
    return known.find((value) => value !== null) ?? Number.NaN;
  };
  const rows = table.body.map(({ cells }) => [read(cells[amount]), read(cells[balance])] as const);
  const steps = rows.slice(1).map(([moved, after], i) => {
    const [movedBefore, before] = rows[i] ?? [Number.NaN, Number.NaN];
    return Math.abs(after - before) === Math.abs(by === 'after' ? moved : movedBefore);
  });
  return steps.length > 0 && steps.filter(Boolean).length >= steps.length * 0.8;
}

/** The cells of all columns of days, which are all written in the same order. */
export function dayCells(table: Table): string[] {
  const columns = table.headings.map((_, column) => cellsOf(table, column));
  return columns.filter((cells) => shareOf(cells, isWrittenDay) === 1).flat();
}
