import { reversalNote, type StandardLine, signedAmount, standardTable } from './standard.ts';
import { allAt, oneLine, readXml, textAt, type XmlElement } from './xml.ts';

/** The messages of ISO 20022 about an account: statement (053), report within the day (052), notification (054). */
const messages = [
  'BkToCstmrStmt/Stmt',
  'BkToCstmrAcctRpt/Rpt',
  'BkToCstmrDbtCdtNtfctn/Ntfctn',
] as const;

export const isCamt = (head: string) =>
  /<(?:\w+:)?BkToCstmr(?:Stmt|AcctRpt|DbtCdtNtfctn)\b/.test(head);

/** Reads the entries of CAMT.052, 053 and 054, in all their versions. */
export function readCamt(text: string): string[][] {
  const [document] = allAt(readXml(text), 'Document');
  const entries = messages.flatMap((message) => allAt(document, `${message}/Ntry`));
  return standardTable(entries.flatMap(linesOf));
}

/**
 * Returns the transfers of an entry. An entry of several transfers whose amounts add up to its own becomes a line for
 * each transfer. Otherwise it stays one line with all their texts, because only the entry's amount is certain.
 */
function linesOf(entry: XmlElement): StandardLine[] {
  const [amount] = allAt(entry, 'Amt');
  const currency = amount?.attributes.Ccy ?? '';
  const transfers = allAt(entry, 'NtryDtls/TxDtls');
  const amounts = transfers.map((transfer) => amountOf(transfer, currency));
  const sum = amounts.reduce((total, one) => total + Number(one), 0);
  const isSplit = transfers.length > 1 && Math.abs(sum - Number(amount?.text)) < 0.005;
  const whole = {
    day: textAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm').slice(0, 10),
    currency,
    status: statusOf(entry),
  };
  if (isSplit) {
    return transfers.map((transfer, i) => ({
      ...whole,
      ...partyAndText(entry, [transfer]),
      amount: signedAmount(amounts[i] ?? '', isOut(transfer) ?? isOut(entry) ?? false),
      bank_id: textAt(transfer, 'Refs/AcctSvcrRef', 'Refs/TxId') || numbered(bankId(entry), i),
    }));
  }
  return [
    {
      ...whole,
      ...partyAndText(entry, transfers),
      amount: signedAmount(oneLine(amount?.text ?? ''), isOut(entry) ?? false),
      bank_id: bankId(entry) || textAt(transfers[0], 'Refs/AcctSvcrRef', 'Refs/TxId'),
    },
  ];
}

const numbered = (id: string, i: number) => (id ? `${id}/${i + 1}` : '');
const bankId = (entry: XmlElement) => textAt(entry, 'AcctSvcrRef', 'NtryRef');

/** The state of an entry, for example `PDNG`; empty if it is booked. */
function statusOf(entry: XmlElement): string {
  const status = textAt(entry, 'Sts/Cd', 'Sts/Prtry', 'Sts');
  return status === 'BOOK' ? '' : status;
}

/** Whether the money went out. The direction of a reversal is stated as it is, not as that of the reversed entry. */
function isOut(element: XmlElement): boolean | null {
  const direction = textAt(element, 'CdtDbtInd');
  return direction === '' ? null : direction === 'DBIT';
}

/** Returns the amount of a transfer in the currency of its account; empty if it is not stated. */
function amountOf(transfer: XmlElement, currency: string): string {
  const stated = ['Amt', 'AmtDtls/TxAmt/Amt', 'AmtDtls/InstdAmt/Amt'].flatMap((path) =>
    allAt(transfer, path),
  );
  return oneLine(stated.find(({ attributes }) => attributes.Ccy === currency)?.text ?? '');
}

/** In a reversal the parties keep the roles that they had in the reversed transfer. */
function partyAndText(entry: XmlElement, transfers: readonly XmlElement[]) {
  const wasReversed = (element: XmlElement) => textAt(element, 'RvslInd') === 'true';
  const isReversal = wasReversed(entry) || transfers.some(wasReversed);
  const paid = (isOut(transfers[0] ?? entry) ?? isOut(entry) ?? false) !== isReversal;
  const parties = paid ? ['Cdtr', 'UltmtCdtr'] : ['Dbtr', 'UltmtDbtr'];
  const paths = parties.flatMap((party) => [`${party}/Nm`, `${party}/Pty/Nm`]);
  const names = transfers.map((transfer) =>
    textAt(transfer, ...paths.map((path) => `RltdPties/${path}`)),
  );
  const texts = transfers.flatMap((transfer) => [textOf(transfer), returnOf(transfer)]);
  const ofEntry = textAt(entry, 'AddtlNtryInf');
  return {
    payer: joined(names, ', '),
    text: joined([joined(texts, ' ') || ofEntry, isReversal ? reversalNote : ''], ' '),
  };
}

const joined = (texts: readonly string[], separator: string) =>
  [...new Set(texts.filter((text) => text !== ''))].join(separator);

function textOf(transfer: XmlElement): string {
  const remittance = [
    'RmtInf/Ustrd',
    'RmtInf/Strd/CdtrRefInf/Ref',
    'RmtInf/Strd/CdtrRefInf/CdtrRef',
    'RmtInf/Strd/AddtlRmtInf',
  ].flatMap((path) => allAt(transfer, path).map((element) => oneLine(element.text)));
  const id = textAt(transfer, 'Refs/EndToEndId');
  const ownId = /^not\s?provided$|^nonref$/i.test(id) ? '' : id;
  return joined([...remittance, ownId], ' ') || textAt(transfer, 'AddtlTxInf');
}

/** Why a transfer was returned, as the bank says it. */
const returnOf = (transfer: XmlElement) =>
  joined(
    ['RtrInf/Rsn/Cd', 'RtrInf/AddtlInf'].map((path) => textAt(transfer, path)),
    ' ',
  );
