import sharp from 'sharp';
import { lettersPath } from './pixel-letters.ts';

/** All in which one receipt of a bank differs from another. */
export interface ReceiptFacts {
  bank: 0 | 1 | 2;
  name: string;
  amount: string;
  date: string;
  number: string;
}

const width = 720;
const height = 1280;

interface Template {
  paper: string;
  ink: string;
  accent: string;
  title: string;
  head: string;
  labels: [name: string, amount: string, date: string, number: string];
  lines: string[];
  top: number;
  step: number;
  beside: boolean;
}

const templates: [Template, Template, Template] = [
  {
    paper: '#fff',
    ink: '#222',
    accent: '#0b6',
    title: 'TRANSFER DONE',
    head: `<circle cx="360" cy="190" r="70" fill="#0b6"/><path d="M325 190l25 28 48-56" stroke="#fff" stroke-width="14" fill="none"/>`,
    labels: ['TO CARD OF', 'AMOUNT', 'DATE', 'TRACKING NUMBER'],
    lines: ['BANK MELLI MOBILE', 'FROM ACCOUNT', '0102-8813-77', 'THANK YOU FOR USING OUR APP'],
    top: 400,
    step: 120,
    beside: false,
  },
  {
    paper: '#f4f1ea',
    ink: '#1b2a49',
    accent: '#c33',
    title: 'PAYMENT RECEIPT',
    head: `<rect width="720" height="210" fill="#1b2a49"/><path d="M60 60h90v90h-90z M200 60l45 90h-90z" fill="#c33"/>`,
    labels: ['PAID BY', 'TOTAL', 'ON', 'REFERENCE'],
    lines: ['BANCA POPOLARE', 'BONIFICO SEPA', 'IT60-X054-2811', 'KEEP THIS RECEIPT SAFE'],
    top: 420,
    step: 110,
    beside: true,
  },
  {
    paper: '#fff',
    ink: '#333',
    accent: '#57c',
    title: 'SUCCESS',
    head: `<path d="M0 0h720v120l-360 90l-360 -90z" fill="#57c"/><circle cx="360" cy="120" r="60" fill="#fff"/><circle cx="360" cy="120" r="36" fill="#57c"/>`,
    labels: ['SENDER', 'SUM', 'TIME', 'NO'],
    lines: ['CARD TO CARD', 'DESTINATION BANK', 'SAMAN 6219-86', 'SHARE     SAVE     CLOSE'],
    top: 390,
    step: 130,
    beside: true,
  },
];

/** A phone's screenshot of a bank's receipt, as PNG. */
export function drawReceipt({ bank, ...facts }: ReceiptFacts): Promise<Buffer> {
  const { paper, ink, accent, title, head, labels, lines, top, step, beside } = templates[bank];
  const write = (text: string, x: number, y: number, size: number, fill = ink) =>
    `<path d="${lettersPath(text, x, y, size)}" fill="${fill}"/>`;
  const values = [facts.name, facts.amount, facts.date, facts.number];
  const rows = values.map((value, index) => {
    const y = top + index * step;
    const label = write(labels[index] ?? '', 50, y, 3, accent);
    const at = beside ? write(value, 330, y, 3) : write(value, 50, y + 40, 4);
    return `${label}${at}<path d="M50 ${y + 85}h620" stroke="#ccc" stroke-width="2"/>`;
  });
  const [first = '', second = '', third = '', last = ''] = lines;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${paper}"/>${head}
    ${write(title, 130, 290, 6)}${rows.join('')}
    ${write(first, 50, top + 4 * step + 20, 4)}${write(second, 50, top + 4 * step + 80, 3)}
    ${write(third, 330, top + 4 * step + 80, 3)}
    <rect x="50" y="1120" width="620" height="70" rx="16" fill="${accent}"/>
    ${write(last, 100, 1144, 3, '#fff')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const names = ['SARA', 'NIMA', 'REZA', 'LEILA', 'OMID', 'MINA', 'ALI', 'DARIA', 'KIAN', 'PARI'];
const families = ['AHMADI', 'KARIMI', 'ROSSI', 'MORADI', 'TEHRANI', 'SABA', 'BIANCHI', 'NOURI'];
const amounts = ['20.00 EUR', '35.00 EUR', '5.00 EUR', '14.00 EUR', '29.00 EUR', '20.50 EUR'];

/** A series of facts that is the same at each run. */
export function drawFacts(count: number, seed = 7): ReceiptFacts[] {
  let state = seed;
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const of = (list: string[]) => list[next(list.length)] ?? '';
  const two = (value: number) => String(value).padStart(2, '0');
  return Array.from({ length: count }, (_, index) => ({
    bank: (index % 3) as ReceiptFacts['bank'],
    name: `${of(names)} ${of(families)}`,
    amount: of(amounts),
    date: `2026/${two(1 + next(12))}/${two(1 + next(28))} ${two(next(24))}:${two(next(60))}`,
    number: `${2026}${String(next(10 ** 9)).padStart(9, '0')}`,
  }));
}
