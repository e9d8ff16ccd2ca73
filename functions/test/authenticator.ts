import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { addPasskey, startPasskey } from '@fanclub/contract/passkeys/routes';
import { call, callOrThrow } from '@fanclub/stories/tools/call';
import { suiteDb } from '@fanclub/stories/tools/firebase';
import { relyingParty } from '#features/passkeys/relying-party';
import { readEnvironment } from '#platform/environment';

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** Encodes a value in CBOR, as far as an attestation needs it: short numbers, texts, bytes and maps. */
function cbor(value: Cbor): Buffer {
  const head = (major: number, count: number) => {
    if (count < 24) return Buffer.from([(major << 5) | count]);
    if (count < 256) return Buffer.from([(major << 5) | 24, count]);
    return Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') {
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  }
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, one]) => [cbor(key), cbor(one)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

const site = () => relyingParty(readEnvironment());

interface Asked {
  challenge: string;
  origin?: string;
  rpId?: string;
  counter?: number;
  isVerified?: boolean;
}

/** A device with one ES256 key, which signs whatever it is asked to. */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  const cose = cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
  const clientData = (type: string, { challenge, origin = site().origin }: Asked) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (
    { rpId = site().id, counter = 0, isVerified = true }: Asked,
    flags: number,
    attested = Buffer.alloc(0),
  ) =>
    Buffer.concat([
      sha256(rpId),
      Buffer.from([flags | userPresent | (isVerified ? userVerified : 0)]),
      uint32(counter),
      attested,
    ]);

  return {
    id,
    /** Returns the body that `POST /api/admin/passkeys` takes, with an attestation of the format `none`. */
    make(asked: Asked) {
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        cose,
      ]);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(asked, hasCredential, attested)],
      ]);
      return {
        id,
        client_data: clientData('webauthn.create', asked).toString('base64url'),
        attestation: cbor(attestation).toString('base64url'),
      };
    },
    /** Returns the body that `POST /api/admin/gate/passkey` takes. */
    prove(asked: Asked) {
      const data = clientData('webauthn.get', asked);
      const authenticatorData = authData(asked, 0);
      const signed = Buffer.concat([authenticatorData, sha256(data)]);
      return {
        id,
        client_data: data.toString('base64url'),
        authenticator_data: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      };
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;

/** Adds a passkey through the API, in a session whose gate is open. */
export async function addDevice(token: string, device = createAuthenticator()) {
  const { challenge } = await callOrThrow(startPasskey, { token });
  const body = { ...device.make({ challenge }), name: 'Phone', transports: ['internal'] };
  const { status } = await call(addPasskey, { token, body });
  if (status !== 201) throw new Error(`the passkey was not added: ${status}`);
  return device;
}

/** Stores a passkey that no device has. */
export async function storePasskey(email: string, id = 'pq1QmMjzXz0kJcU8bW7VYQ') {
  const passkey = { id, name: 'Phone', public_key: 'none', counter: 0, transports: [] };
  await suiteDb()
    .doc(`admins/${email}`)
    .update({ passkeys: [{ ...passkey, created_at: new Date(0), last_used_at: null }] });
  return id;
}
