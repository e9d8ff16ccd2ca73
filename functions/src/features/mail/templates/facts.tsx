import { palette } from '@fanclub/contract/club/colours';
import { Section, Text } from '@react-email/components';
import type { Fact } from '../facts.ts';
import type { MailContent } from '../mail-content.ts';
import type { Direction } from './mail-style.ts';

const { light } = palette;

/** A reviewer's text, with its own text direction and line breaks. */
export function Quote({
  quote,
  direction,
}: {
  quote: NonNullable<MailContent['quote']>;
  direction: Direction;
}) {
  const bar = direction.start === 'right' ? 'borderRight' : 'borderLeft';
  return (
    <Section
      className="sunken"
      style={{
        margin: '0 0 16px',
        padding: '12px 16px',
        backgroundColor: light.page,
        [bar]: `4px solid ${light.accentMark}`,
      }}
    >
      <Text className="muted" style={{ margin: '0 0 4px', fontSize: 13, color: light.muted }}>
        {quote.label}
      </Text>
      <div dir="auto" className="words" style={{ ...words, lineHeight: direction.lineHeight }}>
        {quote.text}
      </div>
    </Section>
  );
}

const words = { fontSize: 16, color: light.text, whiteSpace: 'pre-line' } as const;

/** The list of requested items. The space for the bullets is on the side where lines of this language begin. */
export function Items({ items, direction }: { items: string[]; direction: Direction }) {
  if (items.length === 0) return null;
  const { start, lineHeight } = direction;
  const space = start === 'right' ? { paddingRight: 20 } : { paddingLeft: 20 };
  return (
    <ul style={{ margin: '0 0 16px', padding: 0, ...space }}>
      {items.map((item) => (
        <li key={item} className="words" style={{ ...itemStyle, lineHeight }}>
          {item}
        </li>
      ))}
    </ul>
  );
}

const itemStyle = { margin: '0 0 8px', fontSize: 16, fontWeight: 700, color: light.text };

/** The facts about an application, one per line, with the label beside the value. */
export function Facts({ facts, direction }: { facts: Fact[]; direction: Direction }) {
  if (facts.length === 0) return null;
  const { start, end, lineHeight } = direction;
  const gap = end === 'left' ? { paddingLeft: 12 } : { paddingRight: 12 };
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={table}>
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label} style={{ verticalAlign: 'top', lineHeight }}>
            <td className="line muted" align={start} style={{ ...cell, ...labelStyle, ...gap }}>
              {label}
            </td>
            <td className="line words" align={end} style={{ ...cell, ...valueStyle }}>
              {keepTogether(value)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Replaces the spaces inside brackets by no-break spaces, so that a text in brackets stays on one line. */
const keepTogether = (value: string) =>
  value.replace(/\([^)]*\)/g, (aside) => aside.replaceAll(' ', '\u00a0'));

const table = { margin: '0 0 20px', borderCollapse: 'collapse' } as const;
const cell = { padding: '8px 0', borderBottom: `1px solid ${light.line}` };
const labelStyle = { width: '30%', fontSize: 14, color: light.muted };
const valueStyle = { fontSize: 15, fontWeight: 700, color: light.text };
