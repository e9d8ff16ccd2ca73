import { palette } from '@fanclub/contract/club/colours';
import { Img, Link, Section, Text } from '@react-email/components';
import type { MailContent } from '../mail-content.ts';
import { qrCid } from '../qr-image.ts';
import type { Direction } from './mail-style.ts';

const { light } = palette;

const sidePx = 184;

/** The QR code that proves the membership, an explanation, and a link to the same URL. */
export function Proof({
  proof,
  direction,
}: {
  proof: NonNullable<MailContent['proof']>;
  direction: Direction;
}) {
  const { lineHeight, start } = direction;
  return (
    <Section style={{ margin: '8px 0 16px' }}>
      <Text className="words" style={{ ...words, fontWeight: 700, margin: '0 0 8px' }}>
        {proof.label}
      </Text>
      <div style={{ textAlign: start }}>
        <Img src={`cid:${qrCid}`} alt={proof.label} width={sidePx} height={sidePx} style={code} />
      </div>
      <Text className="muted" style={{ ...small, lineHeight, margin: '8px 0 4px' }}>
        {proof.help}
      </Text>
      <Text style={{ ...small, lineHeight, margin: 0 }}>
        <Link href={proof.url} className="link" style={link}>
          {proof.see}
        </Link>
      </Text>
    </Section>
  );
}

const words = { fontSize: 16, color: light.text };
const small = { fontSize: 13, color: light.muted };
const link = { color: light.accentText, textDecoration: 'underline' };
/**
 * The ground is white in dark mail programs too, so that it matches the margin inside the image, which scanners need
 * around the QR code. The thin line around the image is only decoration.
 */
const code = {
  display: 'inline-block',
  border: `1px solid ${light.line}`,
  borderRadius: 10,
  backgroundColor: '#FFFFFF',
};
