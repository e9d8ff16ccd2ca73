import { club } from '@fanclub/contract/club/club';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { Column, Row, Section, Text } from '@react-email/components';
import { colours, type Direction } from './mail-style.ts';

const stripeWidth = 8;
const stripeHeight = 40;

/**
 * The club's stripes and name on a dark ground. They are drawn with table cells, because mail programs do not show
 * SVG.
 */
export function Masthead({
  language,
  direction,
}: {
  language: LanguageCode;
  direction: Direction;
}) {
  return (
    <Section
      className="band"
      style={{ backgroundColor: colours.ink, borderRadius: '14px 14px 0 0' }}
    >
      <Row>
        <Column style={{ padding: '20px 24px', width: 40 }}>
          <table role="presentation" cellPadding={0} cellSpacing={0} aria-hidden="true">
            <tbody>
              <tr>
                <Stripe colour={colours.paper} />
                <Gap />
                <Stripe colour={colours.gold} />
                <Gap />
                <Stripe colour={colours.paper} />
              </tr>
            </tbody>
          </table>
        </Column>
        <Column style={{ padding: '20px 0' }} align={direction.start}>
          <Text style={{ ...text, fontSize: 20, fontWeight: 700, color: colours.paper }}>
            {club.name[language]}
          </Text>
          <Text style={{ ...text, fontSize: 13, color: colours.goldOnInk }}>
            {club.tagline[language]}
          </Text>
        </Column>
      </Row>
    </Section>
  );
}

const text = { margin: 0, lineHeight: '1.5' };

function Stripe({ colour }: { colour: string }) {
  const style = { backgroundColor: colour, fontSize: 0, lineHeight: 0 };
  return (
    <td width={stripeWidth} height={stripeHeight} style={style}>
      &nbsp;
    </td>
  );
}

function Gap() {
  return <td width={stripeWidth} />;
}
