type Claims = Record<string, unknown>;

/** Reads the claims of an unsigned token of the emulators; null if the text is not such a token. */
export function readUnsignedToken(token: string): Claims | null {
  const [header, claims, signature, ...rest] = token.split('.');
  if (header === undefined || claims === undefined || signature === undefined) return null;
  return rest.length === 0 && readPart(header).alg === 'none' ? readPart(claims) : null;
}

function readPart(part: string): Claims {
  try {
    const read: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof read === 'object' && read !== null ? (read as Claims) : {};
  } catch {
    return {};
  }
}
