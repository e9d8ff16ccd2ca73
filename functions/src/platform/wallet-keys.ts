import { X509Certificate } from 'node:crypto';
import {
  type InferType,
  type Schema,
  strictObject,
  string,
} from '@fanclub/contract/validation/yup';

const pem = () =>
  string()
    .required()
    .matches(/^-----BEGIN [A-Z ]+-----/);

const applePass = strictObject({
  passTypeIdentifier: string().required(),
  teamIdentifier: string().required(),
  certificate: pem(),
  key: pem(),
  /** Set if the key is encrypted. */
  passphrase: string().optional(),
  /** Apple's intermediate certificate. */
  wwdr: pem(),
});
export type ApplePassKeys = InferType<typeof applePass>;

const googleWallet = strictObject({
  issuerId: string()
    .required()
    .matches(/^\d{5,30}$/),
  /** E-mail of the service account. */
  clientEmail: string().required(),
  privateKey: pem(),
});
export type GoogleWalletKeys = InferType<typeof googleWallet>;

function read<S extends Schema>(schema: S, text: string | undefined): InferType<S> | null {
  try {
    return schema.validateSync(JSON.parse(text ?? ''), { strict: true });
  } catch {
    return null;
  }
}

/** Parses the keys of the Apple wallet; null if they are malformed or the certificate has expired. */
export function readApplePass(text: string | undefined, now = new Date()): ApplePassKeys | null {
  const keys = read(applePass, text);
  try {
    return keys && new X509Certificate(keys.certificate).validToDate > now ? keys : null;
  } catch {
    return null;
  }
}

/** Parses the keys of the Google wallet; null if they are malformed. */
export const readGoogleWallet = (text: string | undefined) => read(googleWallet, text);
