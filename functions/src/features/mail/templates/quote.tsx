import { Section, Text } from '@react-email/components';
import type { MailContent } from '../mail-content.ts';
import { colours, type Direction } from './mail-style.ts';

/** The reviewers' words, with their own direction and line breaks. */
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
        backgroundColor: colours.paper,
        [bar]: `4px solid ${colours.gold}`,
      }}
    >
      <Text className="muted" style={{ margin: '0 0 4px', fontSize: 13, color: colours.muted }}>
        {quote.label}
      </Text>
      <div dir="auto" className="words" style={{ ...words, lineHeight: direction.lineHeight }}>
        {quote.text}
      </div>
    </Section>
  );
}

const words = { fontSize: 16, color: colours.ink, whiteSpace: 'pre-line' } as const;
