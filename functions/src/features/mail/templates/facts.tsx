import type { Fact } from '../facts.ts';
import { colours, type Direction } from './mail-style.ts';

/** The facts about an application, line by line, each value beside its label. */
export function Facts({ facts, direction }: { facts: Fact[]; direction: Direction }) {
  if (facts.length === 0) return null;
  const { start, end, lineHeight } = direction;
  const gap = end === 'left' ? { paddingLeft: 12 } : { paddingRight: 12 };
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={table}>
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label} style={{ verticalAlign: 'top', lineHeight }}>
            <td className="line muted" align={start} style={{ ...cell, ...labelLook, ...gap }}>
              {label}
            </td>
            <td className="line words" align={end} style={{ ...cell, ...valueLook }}>
              {keepTogether(value)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Keeps a text in brackets on one line. */
const keepTogether = (value: string) =>
  value.replace(/\([^)]*\)/g, (aside) => aside.replaceAll(' ', '\u00a0'));

const table = { margin: '0 0 20px', borderCollapse: 'collapse' } as const;
const cell = { padding: '8px 0', borderBottom: `1px solid ${colours.line}` };
const labelLook = { width: '30%', fontSize: 14, color: colours.muted };
const valueLook = { fontSize: 15, fontWeight: 700, color: colours.ink };
