/** A mark that we signed, of an unsubscribe link or of a card, behind what it is for. */
const signed = /^[\w-]+(?:\.[\w-]{43}|\.[\w-]+\.[\w-]{22})/;
/** The token of a mailed link, perhaps behind the `=` of a mail's source, which is written `=3D` there. */
const drawn = /^(?:3D(?=[\w-]{32}$))?([\w-]{32})/;

/**
 * Returns the token of a link as we issued it. Who copies a link from a mail often takes more: the full stop or the
 * bracket after it, line breaks and marks of direction within it, or what a mail program has added.
 */
export function copiedToken(copied: string): string {
  const [beforeOthers = ''] = copied.split('&');
  const token = beforeOthers.replace(/[^\w.-]/g, '').replace(/\.+$/, '');
  return signed.exec(token)?.[0] ?? drawn.exec(token)?.[1] ?? token;
}

/** Returns a request body with its `token` as we issued it. A body without one stays unchanged. */
export function withCopiedToken(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('token' in body)) return body;
  return typeof body.token === 'string' ? { ...body, token: copiedToken(body.token) } : body;
}
