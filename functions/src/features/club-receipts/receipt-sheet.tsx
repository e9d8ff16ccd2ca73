import { club } from '@fanclub/contract/club/club';
import { clubTimeZone } from '@fanclub/contract/club/club-day';
import { formatMoney } from '@fanclub/contract/money/format-money';
import { packName } from '@fanclub/contract/pricing/packages';
import {
  formatDate,
  formatDay,
  formatPlainNumber,
  formatSeason,
} from '@fanclub/contract/text/format';
import { type LanguageCode, languages } from '@fanclub/contract/text/languages';
import { serverWords } from '@fanclub/contract/words/server';
import type { IssuedReceipt, ReceiptContent, ReceiptLine } from '#repositories/club-receipts';
import { logoId } from './receipt-logo.ts';

interface ReceiptSheetProps {
  receipt: IssuedReceipt;
  /** The e-mail address to which questions go. */
  contact: string;
}

/**
 * A receipt on one sheet: the club, who paid what and when, for whom and for what, and what stays open. Lines whose
 * payment was reversed are crossed out. If all are, the receipt says that it is not valid.
 */
export function ReceiptSheet({ receipt, contact }: ReceiptSheetProps) {
  const { content } = receipt;
  const { language, currency, lines, due, open, received } = content;
  const words = serverWords[language].receipt;
  const money = (amount: number) => formatMoney({ amount, currency }, language);
  const isReversed = (line: ReceiptLine) => receipt.reversed.includes(line.request_number ?? '');
  const counting = lines.filter((line) => !isReversed(line));
  const isVoid = counting.length === 0;
  const sum = (isVoid ? lines : counting).reduce((all, { amount }) => all + amount, 0);
  const isAlone = lines.length === 1;
  const isDonation = lines.some(({ what }) => what === 'donation');
  const facts: Facts = [
    [words.issued, [formatDate(receipt.booked_at.toDate(), language, clubTimeZone)]],
    [words.payer, [content.payer, ...addressOf(content)]],
  ];
  const sources = content.part_of.map((one) => receiptNumber(one, language));
  const source: Facts = sources.length > 0 ? [[words.partOf, sources]] : [];
  const payment: Facts = [
    [words.day, [formatDay(content.day, language)]],
    ...(content.reference ? [[words.reference, [content.reference]] as const] : []),
    // What is open was true when the receipt was issued, and nothing of it is true any longer after a reversal.
    ...(due === null || counting.length < lines.length
      ? []
      : ([
          [words.due, [money(due)]],
          [words.received, [money(received)]],
          ...(open ? [[words.open, [money(open)]] as const] : []),
        ] as const)),
  ];
  return (
    <main className="sheet" lang={language} dir={languages[language].direction}>
      <ClubHead language={language} contact={contact} />
      <h1>
        {words.title} <bdi>{receiptNumber(receipt, language)}</bdi>
      </h1>
      {isVoid && <p className="void">{words.isVoid}</p>}
      {!isVoid && counting.length < lines.length && <p className="void">{words.isPartlyVoid}</p>}
      <FactList facts={facts} />
      <h2>{words.lines}</h2>
      <ul>
        {lines.map((line) => (
          <Line
            key={`${line.request_number} ${line.what}`}
            line={line}
            language={language}
            amount={isAlone ? null : money(line.amount)}
            isReversed={isReversed(line)}
          />
        ))}
      </ul>
      <p className="sum">
        <span className="muted">{isDonation ? words.donated : words.amount}</span>
        <strong>
          <bdi>{isVoid ? <s>{money(sum)}</s> : money(sum)}</bdi>
        </strong>
      </p>
      <FactList facts={isDonation ? source : payment} />
      {isDonation && <p>{words.isDonation}</p>}
      <p className="closing muted">{words.closing}</p>
    </main>
  );
}

interface LineProps {
  line: ReceiptLine;
  language: LanguageCode;
  /** Null if the receipt has no other line, because the sum then says it. */
  amount: string | null;
  isReversed: boolean;
}

/** What a part of the money was for, and for whom. */
function Line({ line, language, amount, isReversed }: LineProps) {
  const words = serverWords[language].receipt;
  const { member, request_number, season, pack_type } = line;
  const bought = [packName(pack_type, language), formatSeason(season, language)];
  const Mark = isReversed ? 's' : 'span';
  return (
    <li>
      <div>
        <Mark>{[words[line.what], ...(line.what === 'donation' ? [] : bought)].join(' · ')}</Mark>
        {member && (
          <span className="muted">
            <bdi>{member}</bdi> ·{' '}
            <bdi className="number" dir="ltr">
              {request_number}
            </bdi>
          </span>
        )}
      </div>
      {amount && (
        <Mark>
          <bdi>{amount}</bdi>
        </Mark>
      )}
    </li>
  );
}

/** Returns the receipt's number as the sheet shows it, in the digits of the language. */
export function receiptNumber(
  { year, number }: Pick<IssuedReceipt, 'year' | 'number'>,
  language: LanguageCode,
): string {
  return `${formatPlainNumber(year, language)}/${formatPlainNumber(number, language)}`;
}

function addressOf({ address, postal_code, country, language }: ReceiptContent): string[] {
  const names = new Intl.DisplayNames([languages[language].locale], { type: 'region' });
  return [address, postal_code, country && names.of(country)].filter((part) => part != null);
}

interface ClubHeadProps {
  language: LanguageCode;
  contact: string;
}

export function ClubHead({ language, contact }: ClubHeadProps) {
  const { associationNumber } = club;
  const facts = [
    club.address[language] || club.city[language],
    ...(associationNumber
      ? [`${serverWords[language].receipt.association} ${associationNumber}`]
      : []),
  ];
  return (
    <header>
      <svg aria-hidden="true">
        <use href={`#${logoId}`} width="100%" height="100%" />
      </svg>
      <div>
        <strong>{club.name[language]}</strong>
        <span className="muted">
          {facts.join(' · ')} · <bdi dir="ltr">{contact}</bdi>
        </span>
      </div>
    </header>
  );
}

type Facts = readonly (readonly [label: string, values: readonly string[]])[];

function FactList({ facts }: { facts: Facts }) {
  return (
    <dl>
      {facts.map(([label, values]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {values.map((value) => (
              <span key={value}>
                <bdi>{value}</bdi>
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
