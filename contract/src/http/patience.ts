/** How long a browser waits for the answer to a call that carries no files; what comes later nobody sees. */
export const browserPatienceMs = 30_000;
