/** Time that a browser waits for the response to a call that carries no files; a later one is not seen. */
export const browserPatienceMs = 30_000;
