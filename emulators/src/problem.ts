/** A failure that the user can act on; the message is one sentence with the failure and the remedy. */
export class Problem extends Error {}

/** Thrown when the user asked to stop; nothing has failed. */
export class Stopped extends Error {}

/** The text that the user reads when a command fails; it includes the stack only when DEBUG is set. */
export function describeFailure(error: unknown): string {
  if (process.env.DEBUG && error instanceof Error) return error.stack ?? error.message;
  if (error instanceof Problem) return error.message;
  const message = error instanceof Error ? error.message : String(error);
  return `Unexpected: ${message.split('\n', 1)[0]} (run it again with DEBUG=1 to see more).`;
}
