interface Request {
  url: string;
  body?: string | FormData | undefined;
}

let early: (Request & { response: Promise<Response> }) | null = null;

/** Keeps the response to a request that a built first screen has sent, in case the app makes the same request. */
export function keepEarlyResponse({ url, body }: Request, response: Promise<Response>): void {
  early = { url, body, response };
}

export function forgetEarlyResponse(): void {
  early = null;
}

/**
 * Returns the kept response to an equal request, once. The app makes such a request when it presses a button again that
 * was pressed in the first screen, and the request must not reach the server twice.
 */
export function takeEarlyResponse({ url, body }: Request): Promise<Response> | null {
  if (early?.url !== url || early.body !== body) return null;
  const { response } = early;
  early = null;
  return response;
}
