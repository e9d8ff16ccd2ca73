import { palette } from '@fanclub/contract/club/colours';
import type { CardColours } from '@fanclub/contract/club/palette/palette-type';
import type { CardTone } from '@fanclub/contract/words/mail-text';
import { Column, Row, Section, Text } from '@react-email/components';
import type { MailContent } from '../mail-content.ts';
import type { Direction } from './mail-style.ts';

const { waiting, approved } = palette.card;

/** The card's colours, as on the website. */
const tones: Record<CardTone, CardColours> = { received: waiting, rejected: waiting, approved };

/** A picture of the member's card with name, state and request number. */
export function MembershipCard({
  card,
  direction,
}: {
  card: NonNullable<MailContent['card']>;
  direction: Direction;
}) {
  const tone = tones[card.tone];
  const small = { margin: 0, fontSize: 13, lineHeight: '1.5', color: tone.accent };
  return (
    <Section
      className="band"
      style={{ ...sheet, backgroundColor: tone.ground, border: `1px solid ${tone.edge}` }}
    >
      <Row>
        <Column align={direction.start}>
          <Text style={{ ...small, fontSize: 18, fontWeight: 700, color: tone.text }}>
            <bdi>{card.name}</bdi>
          </Text>
        </Column>
        <Column align={direction.end}>
          <Text style={{ ...small, fontWeight: 700 }}>{card.status}</Text>
        </Column>
      </Row>
      <Row style={{ marginTop: 20 }}>
        <Column align={direction.start}>
          <Text style={small}>{card.label}</Text>
          <Text style={{ ...small, ...code, color: tone.text }}>
            <bdi dir="ltr">{card.requestNumber}</bdi>
          </Text>
        </Column>
      </Row>
    </Section>
  );
}

const sheet = { borderRadius: 14, margin: '24px 0', padding: 20 };

const code = {
  fontFamily: "Consolas, Menlo, 'Courier New', monospace",
  fontSize: 20,
  fontWeight: 700,
};
