import { club } from '@fanclub/contract/club/club';
import { palette } from '@fanclub/contract/club/colours';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { Column, Row, Section, Text } from '@react-email/components';
import type { Direction } from './mail-style.ts';

const { band } = palette;

const stripeWidth = 8;
const stripeHeight = 40;

/**
 * The club's stripes and name on the ground of a band. They are drawn with table cells, because mail programs do not show
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
      style={{ backgroundColor: band.ground, borderRadius: '14px 14px 0 0' }}
    >
      <Row>
        <Column style={{ padding: '20px 24px', width: 40 }}>
          <table role="presentation" cellPadding={0} cellSpacing={0} aria-hidden="true">
            <tbody>
              <tr>
                <Stripe colour={band.text} />
                <Gap />
                <Stripe colour={band.accentFill} />
                <Gap />
                <Stripe colour={band.text} />
              </tr>
            </tbody>
          </table>
        </Column>
        <Column style={{ padding: '20px 0' }} align={direction.start}>
          <Text style={{ ...text, fontSize: 20, fontWeight: 700, color: band.text }}>
            {club.name[language]}
          </Text>
          <Text style={{ ...text, fontSize: 13, color: band.accent }}>
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
