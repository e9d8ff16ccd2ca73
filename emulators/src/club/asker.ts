import { createInterface } from 'node:readline';
import { Problem, Stopped } from '../problem.ts';
import { stopSignal } from '../process/stop-signal.ts';
import { say } from '../terminal.ts';

/** Who answers the questions about the club: a person, or a file. */
export interface Asker {
  /** Begins the next of the questions, which can have several lines. */
  title: (words: string) => void;
  /** Resolves with the answer, or with today's if none is given. `key` is the name of the line in a file of answers. */
  ask: (key: string, question: string, today: () => string) => Promise<string>;
  /** Says what is wrong with the last answer. Throws if nobody can give another one. */
  refuse: (words: string) => void;
  end: () => void;
}

const shownLength = 60;

const shown = (today: string) =>
  today.length > shownLength ? `${today.slice(0, shownLength)}…` : today;

/** Asks at the terminal, or reads a line of the standard input for each question. */
export function terminalAsker(): Asker {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const lines = terminal[Symbol.asyncIterator]();
  terminal.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  stopSignal.addEventListener('abort', () => terminal.close(), { once: true });
  return {
    title: (words) => say(`\n${words}`),
    ask: async (_, question, today) => {
      process.stdout.write(`  ${question}${today() && ` [${shown(today())}]`}: `);
      const { value, done } = await lines.next();
      if (done) throw new Stopped();
      return value.trim() || today();
    },
    refuse: (words) => say(`    ${words}`),
    end: () => terminal.close(),
  };
}

/** Takes the answers from an object. What it does not answer stays as it is today. */
export function answersAsker(answers: Readonly<Record<string, string>>): Asker {
  return {
    title: () => undefined,
    ask: async (key, _, today) => answers[key] ?? today(),
    refuse: (words) => {
      throw new Problem(words);
    },
    end: () => undefined,
  };
}
