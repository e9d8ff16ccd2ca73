import { createInterface } from 'node:readline';
import { answerLine, greeting } from './answer-line.ts';

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
