import { colours, type Direction } from './mail-style.ts';

/** The list of requested items. The padding for the bullets is on the side where lines begin. */
export function Items({ items, direction }: { items: string[]; direction: Direction }) {
  if (items.length === 0) return null;
  const { start, lineHeight } = direction;
  const space = start === 'right' ? { paddingRight: 20 } : { paddingLeft: 20 };
  return (
    <ul style={{ margin: '0 0 16px', padding: 0, ...space }}>
      {items.map((item) => (
        <li key={item} className="words" style={{ ...look, lineHeight }}>
          {item}
        </li>
      ))}
    </ul>
  );
}

const look = { margin: '0 0 8px', fontSize: 16, fontWeight: 700, color: colours.ink };
