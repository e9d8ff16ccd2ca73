/** A failure the user can act on: its message is one sentence saying what failed and what to do. */
export class Problem extends Error {}

/** The user asked to stop; nothing failed. */
export class Stopped extends Error {}

/** What the user reads when a command fails; the stack only with DEBUG set. */
export function describeFailure(error: unknown): string {
  if (process.env.DEBUG && error instanceof Error) return error.stack ?? error.message;
  if (error instanceof Problem) return error.message;
  const message = error instanceof Error ? error.message : String(error);
  return `Unexpected: ${message.split('\n', 1)[0]} (run it again with DEBUG=1 to see more).`;
}
