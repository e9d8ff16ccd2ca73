import { openFile } from '../read-file/open-file.ts';
import { readStatement, type StatementChoices } from '../read-file/statement/read-statement.ts';
import { foldWords } from '../read-file/table.ts';
import { randomStatement } from './random-statement.ts';

/**
 * Reads a random statement as somebody does who knows the account and answers each question. Returns null if the transfers
 * are read as they were written, else what is wrong. `asked` are the names of the questions.
 */
export async function readRandomStatement(seed: number, today: string) {
  const { rows, bytes, encoding, transfers, ...truth } = randomStatement(seed, today);
  const now = Date.parse(`${today}T12:00:00Z`);
  const asked: string[] = [];
  let opened = await openFile(bytes);
  if (opened.state === 'encoding') {
    asked.push('encoding');
    opened = await openFile(bytes, { encoding });
  }
  const wrong = (reason: string) => ({
    wrong: { seed, reason, asked, truth, rows: rows.slice(0, 6) },
    asked,
  });
  if (opened.state !== 'read') return wrong(`the file is ${opened.state}`);
  const { sheet } = opened;
  let choices: StatementChoices = {};
  let read = readStatement(sheet, { now });
  for (let turn = 0; turn < 4 && read.questions.length > 0; turn += 1) {
    asked.push(...read.questions.map(({ ask }) => ask).filter((ask) => !asked.includes(ask)));
    const kept = read.rows.filter(({ left_out }) => left_out === null);
    for (const question of read.questions) {
      if (question.ask === 'unit') choices = { ...choices, unit: truth.unit };
      if (question.ask === 'decimal') choices = { ...choices, decimal: truth.decimal };
      if (question.ask === 'dates') choices = { ...choices, dates: truth.dates };
      if (question.ask === 'signs') {
        const at = kept.findIndex(({ row }) => row === question.row);
        choices = { ...choices, signs: transfers[at]?.direction ?? 'in' };
      }
      if (question.ask === 'words') {
        const meaning = (word: string) => (word === foldWords(truth.outWord ?? '') ? 'out' : 'in');
        choices = {
          ...choices,
          words: question.words.map((word) => ({ word, means: meaning(word) })),
        };
      }
    }
    read = readStatement(sheet, { now, choices });
  }
  if (read.questions.length > 0) return wrong(`asks for ${read.questions.map(({ ask }) => ask)}`);
  const lines = read.rows.filter(({ left_out }) => left_out === null);
  const differs = transfers.findIndex(({ day, direction, amount, payer, text }, i) => {
    const line = lines[i];
    const said = `${line?.payer} ${line?.text}`;
    const isSame = line?.day === day && line.direction === direction && line.amount === amount;
    return !(isSame && said.includes(text) && said.includes(payer));
  });
  if (lines.length !== transfers.length)
    return wrong(`${lines.length} lines of ${transfers.length}`);
  return differs < 0
    ? { wrong: null, asked }
    : wrong(`line ${differs} is ${JSON.stringify(lines[differs])}`);
}
