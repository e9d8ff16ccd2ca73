import { createInterface } from 'node:readline';
import { answerLine, greeting } from './answer-line.ts';

/** Speaks the rules runtime's protocol on standard input and output; ends when its input ends. */
export function serveStorageRules(): void {
  const write = (line: string) => process.stdout.write(`${line}\n`);
  write(JSON.stringify(greeting));
  createInterface({ input: process.stdin })
    .on('line', (line) => write(answerLine(line)))
    .on('close', () => process.exit(0));
  process.on('SIGINT', () => process.exit(0));
}
