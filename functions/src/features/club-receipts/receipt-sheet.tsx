import { brand, club } from '@fanclub/contract/brand/brand';
import { clubTimeZone } from '@fanclub/contract/brand/club-day';
import { formatMoney } from '@fanclub/contract/money/format-money';
import { formatDate, formatDay, formatPlainNumber } from '@fanclub/contract/text/format';
import { type LanguageCode, languages } from '@fanclub/contract/text/languages';
import { packNames } from '@fanclub/contract/words/names';
import { serverWords } from '@fanclub/contract/words/server';
import { ClipPath, Defs, Document, Page, Path, Svg, Text, View } from '@react-pdf/renderer';
import type { ClubReceiptDocument } from '#repositories/club-receipts';

/** The name under which `render-receipt` registers the typeface, which has Persian and Latin letters. */
export const typeface = 'Vazirmatn';

interface ReceiptSheetProps {
  receipt: ClubReceiptDocument;
  isVoid: boolean;
  language: LanguageCode;
  /** The e-mail address to which questions go. */
  contact: string;
}

/** A receipt on one sheet of A4: the club, who paid what and when, for which membership, and what stays open. */
export function ReceiptSheet({ receipt, isVoid, language, contact }: ReceiptSheetProps) {
  const words = serverWords[language].receipt;
  const { currency, payer, member, request_number, season, due, received } = receipt;
  const money = (amount: number) => formatMoney({ amount, currency }, language);
  const number = receiptNumber(receipt, language);
  const open = due === null ? null : Math.max(due - received, 0);
  const facts: Facts = [
    [words.issued, formatDate(receipt.issued_at.toDate(), language, clubTimeZone)],
    [words.payer, [payer, ...addressOf(receipt, language)].join('\n')],
    ...(member ? [[words.member, member] as const] : []),
    [words.membership, `${packNames[language][receipt.pack_type]} · ${season}`],
    [words.application, request_number],
  ];
  const sums: Facts = [
    [words.day, formatDay(receipt.day, language)],
    ...(receipt.reference ? [[words.reference, receipt.reference] as const] : []),
    ...(due === null ? [] : [[words.due, money(due)] as const]),
    ...(due === null ? [] : [[words.received, money(received)] as const]),
    ...(open ? [[words.open, money(open)] as const] : []),
  ];
  const line = lineOf(language);
  return (
    <Document title={`${words.title} ${number}`} author={brand.name[language]} language={language}>
      <Page size="A4" style={page}>
        <ClubHead language={language} contact={contact} />
        <Text style={{ ...line, ...title }}>{`${words.title} ${number}`}</Text>
        {isVoid && <Text style={{ ...line, ...isVoidStyle }}>{words.isVoid}</Text>}
        <FactRows facts={facts} language={language} />
        <View style={amount}>
          <Text style={{ ...line, color: muted }}>{words.amount}</Text>
          <Text style={{ ...line, fontSize: 22, fontWeight: 700 }}>{money(receipt.amount)}</Text>
        </View>
        <FactRows facts={sums} language={language} />
        <Text style={{ ...line, marginTop: 28, color: muted }}>{words.closing}</Text>
      </Page>
    </Document>
  );
}

/** Returns the receipt's number as the sheet shows it, in the digits of the language. */
function receiptNumber(
  { year, number }: Pick<ClubReceiptDocument, 'year' | 'number'>,
  language: LanguageCode,
): string {
  return `${formatPlainNumber(year, language)}/${formatPlainNumber(number, language)}`;
}

function addressOf(
  { address, postal_code: code, country }: ClubReceiptDocument,
  language: LanguageCode,
): string[] {
  const names = new Intl.DisplayNames([languages[language].locale], { type: 'region' });
  return [address, code, country && names.of(country)].filter((part) => part != null);
}

function ClubHead({ language, contact }: { language: LanguageCode; contact: string }) {
  const { viewBox, outline, stripes } = brand.mark;
  const { ink, gold } = brand.colours;
  const line = lineOf(language);
  const { associationNumber } = club;
  const facts = [
    club.address[language] || brand.contact.city[language],
    ...(associationNumber
      ? [`${serverWords[language].receipt.association} ${associationNumber}`]
      : []),
    contact,
  ];
  return (
    <View style={{ flexDirection: rowOf(language), alignItems: 'center', gap: 14 }}>
      <Svg viewBox={viewBox} style={{ width: 44, height: 44 }}>
        <Defs>
          <ClipPath id="shape">
            <Path d={outline} />
          </ClipPath>
        </Defs>
        <Path d={stripes} fill={ink} clipPath="url(#shape)" />
        <Path d={outline} fill="none" stroke={gold} strokeWidth={3} />
      </Svg>
      <View style={rest}>
        <Text style={{ ...line, fontSize: 15, fontWeight: 700 }}>{brand.name[language]}</Text>
        <Text style={{ ...line, color: muted }}>{facts.join(' · ')}</Text>
      </View>
    </View>
  );
}

type Facts = readonly (readonly [label: string, value: string])[];

function FactRows({ facts, language }: { facts: Facts; language: LanguageCode }) {
  const line = lineOf(language);
  return (
    <View>
      {facts.map(([label, value]) => (
        <View key={label} style={{ ...fact, flexDirection: rowOf(language) }}>
          <Text style={{ ...line, width: 150, color: muted }}>{label}</Text>
          <View style={rest}>
            {value.split('\n').map((part) => (
              <Text key={part} style={line}>
                {part}
              </Text>
            ))}
          </View>
        </View>
      ))}
    </View>
  );
}

/** The element takes the space that is left in its row. */
const rest = { flexGrow: 1, flexShrink: 1, flexBasis: 0 } as const;

const muted = '#5b5f63';
const rule = '1 solid #d9d5cb';

/** The renderer knows no text direction for a whole page, so each line and each row sets its own direction. */
const lineOf = (language: LanguageCode) =>
  languages[language].direction === 'rtl'
    ? ({ direction: 'rtl', textAlign: 'right' } as const)
    : ({ direction: 'ltr', textAlign: 'left' } as const);
const rowOf = (language: LanguageCode) =>
  languages[language].direction === 'rtl' ? 'row-reverse' : 'row';

const page = {
  fontFamily: typeface,
  fontSize: 11,
  lineHeight: 1.6,
  color: brand.colours.ink,
  padding: 48,
} as const;
const title = { fontSize: 20, fontWeight: 700, marginTop: 32, marginBottom: 12 } as const;
const isVoidStyle = {
  border: '1 solid #b3261e',
  color: '#b3261e',
  padding: 8,
  marginBottom: 12,
} as const;
const fact = { gap: 12, paddingVertical: 6, borderBottom: rule } as const;
const amount = { marginTop: 24, marginBottom: 12 } as const;
