/** An error that the user can solve. The message is one sentence with the failure and what to do. */
export class Problem extends Error {}

/** Thrown when the user has asked to stop. It is not a failure. */
export class Stopped extends Error {}

/** Returns the text that the user reads when a command fails. It only contains the stack if DEBUG is set. */
export function describeFailure(error: unknown): string {
  if (process.env.DEBUG && error instanceof Error) return error.stack ?? error.message;
  if (error instanceof Problem) return error.message;
  const message = error instanceof Error ? error.message : String(error);
  return `Unexpected: ${message.split('\n', 1)[0]} (run it again with DEBUG=1 to see more).`;
}
