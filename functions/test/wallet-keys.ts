import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import forge from 'node-forge';

const { pki } = forge;
const pemOf = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString();
/** Creates a key pair with Node, because the `forge` library takes seconds for it. */
const newKey = () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const spki = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  return { pem: pemOf(privateKey), privateKey: pki.privateKeyFromPem(pemOf(privateKey)), spki };
};

interface Issued {
  name: string;
  by?: { certificate: forge.pki.Certificate; privateKey: forge.pki.rsa.PrivateKey };
  validForMs?: number;
}

function issue({ name, by, validForMs = 3_600_000 }: Issued) {
  const key = newKey();
  const certificate = pki.createCertificate();
  certificate.publicKey = pki.publicKeyFromPem(key.spki);
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date(Date.now() - 7_200_000);
  certificate.validity.notAfter = new Date(Date.now() + validForMs);
  const subject = [{ name: 'commonName', value: name }];
  certificate.setSubject(subject);
  certificate.setIssuer(by ? by.certificate.subject.attributes : subject);
  certificate.sign(by?.privateKey ?? key.privateKey, forge.md.sha256.create());
  return { certificate, privateKey: key.privateKey, pem: key.pem };
}

/**
 * Returns keys like those that Apple gives a club: an intermediate certificate, and the club's certificate signed
 * by it.
 */
export function buildApplePassKeys({ validForMs }: { validForMs?: number } = {}) {
  const wwdr = issue({ name: 'Apple of this test' });
  const club = issue({
    name: 'Pass Type ID',
    by: wwdr,
    ...(validForMs !== undefined && { validForMs }),
  });
  return {
    passTypeIdentifier: 'pass.test.club',
    teamIdentifier: 'TEAM123456',
    key: club.pem,
    certificate: pki.certificateToPem(club.certificate),
    wwdr: pki.certificateToPem(wwdr.certificate),
  };
}

/** Returns keys like those that Google gives a club, and the public key that verifies the club's signatures. */
export function buildGoogleWalletKeys() {
  const { pem, spki } = newKey();
  const keys = { issuerId: '3388000000022', clientEmail: 'wallet@club.test', privateKey: pem };
  return { keys, publicKey: spki };
}
