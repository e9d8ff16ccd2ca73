import { createInterface } from 'node:readline';
import { requireDenyingRules, UnsupportedRules } from './denying-rules.ts';

/** Requests that the Storage emulator sends to the program that evaluates rules. Each is one line of JSON. */
type Request = { id: number } & (
  | { action: 'load_ruleset'; context: { source: { files: { content: string }[] } } }
  | { action: 'verify' }
);

/** Message that the Storage emulator waits for before it sends requests. */
const greeting = { id: -1, status: 'ok', action: 'start' };

function answerTo(request: Request): { result: object; errors: string[] } {
  // Only rules that deny everything can be loaded, so the result is always a refusal.
  if (request.action === 'verify') return { result: { permit: false }, errors: [] };
  if (request.action !== 'load_ruleset')
    throw new Error('an action that the emulator did not have');
  try {
    for (const { content } of request.context.source.files) requireDenyingRules(content);
    return { result: { rulesVersion: 2 }, errors: [] };
  } catch (error) {
    if (!(error instanceof UnsupportedRules)) throw error;
    return { result: {}, errors: [`Storage rules were not loaded: ${error.message}`] };
  }
}

/** Returns the response to one line from the Storage emulator. */
export function answerLine(line: string): string {
  const request = JSON.parse(line) as Request;
  return JSON.stringify({ id: request.id, status: 'ok', warnings: [], ...answerTo(request) });
}

/**
 * Replaces the Java program that evaluates Storage rules for firebase-tools. It reads requests as lines from standard
 * input, writes a response to standard output for each, and ends when the input ends.
 */
export function serveStorageRules(): void {
  const write = (line: string) => process.stdout.write(`${line}\n`);
  write(JSON.stringify(greeting));
  createInterface({ input: process.stdin })
    .on('line', (line) => write(answerLine(line)))
    .on('close', () => process.exit(0));
  process.on('SIGINT', () => process.exit(0));
}
