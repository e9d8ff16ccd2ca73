/** Time after which the browser gives up waiting for the response to a call without files. */
export const browserPatienceMs = 30_000;
