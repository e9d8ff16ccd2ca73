import { palette } from '@fanclub/contract/club/colours';
import { logoOnMain } from '@fanclub/contract/club/logo/logo';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { serverWords } from '@fanclub/contract/words/server';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { type PassRequest, passOf } from './pass-of.ts';

const { ground, text, accent } = palette.band;

/**
 * Returns a membership as a signed pass for Apple Wallet. Throws `wallet_not_offered` if the club has no keys.
 */
export async function applePass(
  context: ServerContext,
  of: PassRequest,
  language: LanguageCode,
): Promise<Buffer> {
  const keys = context.environment.applePass;
  if (!keys) throw new AppError('wallet_not_offered');
  const said = await passOf(context, of, language);
  // The module is loaded only here, because few people request a pass, and the code that signs it is large.
  const { PKPass } = await import('passkit-generator');
  const { certificate, key, passphrase, wwdr, passTypeIdentifier, teamIdentifier } = keys;
  const pass = new PKPass(
    await passImages(),
    {
      signerCert: certificate,
      signerKey: key,
      wwdr,
      ...(passphrase !== undefined && { signerKeyPassphrase: passphrase }),
    },
    {
      passTypeIdentifier,
      teamIdentifier,
      serialNumber: said.id,
      organizationName: said.club,
      logoText: said.club,
      description: said.title,
      backgroundColor: rgb(ground),
      foregroundColor: rgb(text),
      labelColor: rgb(accent),
    },
  );
  pass.type = 'generic';
  pass.primaryFields.push({
    key: 'name',
    label: serverWords[language].pass.member,
    value: said.name,
  });
  pass.secondaryFields.push(...said.fields);
  pass.setExpirationDate(said.endsAt);
  const code = { message: said.proofUrl, messageEncoding: 'iso-8859-1' } as const;
  pass.setBarcodes({ ...code, format: 'PKBarcodeFormatQR' });
  return pass.getAsBuffer();
}

/** Converts a colour to the only form that Apple accepts. */
const rgb = (hex: string) => `rgb(${Buffer.from(hex.slice(1), 'hex').join(', ')})`;

let images: Promise<Record<string, Buffer>> | undefined;

/** Returns the club's logo in the sizes that Apple requires. Each instance draws it once, for the first pass. */
function passImages(): Promise<Record<string, Buffer>> {
  images ??= drawImages().catch((error: unknown) => {
    images = undefined;
    throw error;
  });
  return images;
}

async function drawImages(): Promise<Record<string, Buffer>> {
  const { default: sharp } = await import('sharp');
  const sides = { icon: 29, logo: 50 };
  const largest = sides.logo * 3;
  const svg = logoOnMain.replace('<svg ', `<svg width="${largest}" height="${largest}" `);
  const files = Object.entries(sides).flatMap(([name, side]) =>
    [1, 2, 3].map(async (scale) => {
      const file = `${name}${scale === 1 ? '' : `@${scale}x`}.png`;
      const drawn = sharp(Buffer.from(svg)).resize(side * scale);
      return [file, await drawn.png().toBuffer()] as const;
    }),
  );
  return Object.fromEntries(await Promise.all(files));
}
