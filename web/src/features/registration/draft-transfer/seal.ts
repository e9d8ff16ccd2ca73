/** Data that the browser has encrypted, and its key; both in base64url. */
export interface Sealed {
  sealed: string;
  key: string;
}

const algorithm = 'AES-GCM';
const nonceBytes = 12;

/** Encrypts a value under a new key that is used only once. */
export async function seal(value: unknown): Promise<Sealed> {
  const key = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, true, ['encrypt']);
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const plain = new TextEncoder().encode(JSON.stringify(value));
  const encrypted = await crypto.subtle.encrypt({ name: algorithm, iv: nonce }, key, plain);
  const bytes = new Uint8Array([...nonce, ...new Uint8Array(encrypted)]);
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', key));
  return { sealed: toText(bytes), key: toText(raw) };
}

/** Decrypts a value; rejects if the key is wrong or a byte was changed. */
export async function unseal({ sealed, key }: Sealed): Promise<unknown> {
  const bytes = toBytes(sealed);
  const iv = bytes.slice(0, nonceBytes);
  const raw = await crypto.subtle.importKey('raw', toBytes(key), algorithm, false, ['decrypt']);
  const plain = await crypto.subtle.decrypt({ name: algorithm, iv }, raw, bytes.slice(nonceBytes));
  return JSON.parse(new TextDecoder().decode(plain));
}

const toText = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const toBytes = (text: string) =>
  Uint8Array.from(
    atob(text.replaceAll('-', '+').replaceAll('_', '/')),
    (letter) => letter.codePointAt(0) ?? 0,
  );
