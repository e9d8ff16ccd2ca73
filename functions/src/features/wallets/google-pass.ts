import { createSign } from 'node:crypto';
import { palette } from '@fanclub/contract/club/colours';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { type PassRequest, passOf } from './pass-of.ts';

const saveUrl = 'https://pay.google.com/gp/v/save/';

/**
 * Returns a URL at Google that adds a membership to Google Wallet. The URL contains the whole pass, signed with the
 * club's key, so nothing is sent to Google before the member opens it. Throws `wallet_not_offered` if the club has no
 * keys.
 */
export async function googlePass(
  context: ServerContext,
  of: PassRequest,
  language: LanguageCode,
): Promise<{ url: string }> {
  const keys = context.environment.googleWallet;
  if (!keys) throw new AppError('wallet_not_offered');
  const { issuerId, clientEmail, privateKey } = keys;
  const { id, club, title, name, fields, endsAt, proofUrl } = await passOf(context, of, language);
  const inLanguage = (value: string) => ({ defaultValue: { language, value } });
  const classId = `${issuerId}.membership`;
  const pass = {
    id: `${issuerId}.${id}`,
    classId,
    state: 'ACTIVE',
    cardTitle: inLanguage(club),
    subheader: inLanguage(title),
    header: inLanguage(name),
    textModulesData: fields.map(({ key, label, value }) => ({
      id: key,
      header: label,
      body: value,
    })),
    barcode: { type: 'QR_CODE', value: proofUrl },
    hexBackgroundColor: palette.band.ground,
    ...(endsAt && { validTimeInterval: { end: { date: endsAt.toISOString() } } }),
  };
  const claims = {
    iss: clientEmail,
    aud: 'google',
    typ: 'savetowallet',
    iat: Math.floor(context.now().getTime() / 1000),
    payload: { genericClasses: [{ id: classId }], genericObjects: [pass] },
  };
  return { url: `${saveUrl}${signed(claims, privateKey)}` };
}

/** Signs a JSON Web Token with RS256, the only algorithm that Google accepts here. */
function signed(claims: object, key: string): string {
  const parts = [{ alg: 'RS256', typ: 'JWT' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  const text = parts.join('.');
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`;
}
