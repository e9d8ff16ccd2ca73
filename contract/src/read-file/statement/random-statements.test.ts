import { expect, it } from 'vitest';
import { randomStatement } from '../../testing/random-statement.ts';
import { foldWords } from '../table.ts';
import { readStatement, type StatementChoices } from './read-statement.ts';

const today = '2026-11-29';
const now = Date.parse(`${today}T12:00:00Z`);
const draws = Number(process.env.FANCLUB_STATEMENT_DRAWS ?? 300);
const from = Number(process.env.FANCLUB_STATEMENT_SEED ?? 1);

/** Answers the questions about a random statement as somebody who knows the account. */
function readAs(seed: number) {
  const { rows, transfers, ...truth } = randomStatement(seed, today);
  const sheet = { format: 'csv' as const, encoding: 'utf-8', rows };
  let choices: StatementChoices = {};
  let read = readStatement(sheet, { now });
  const asked = read.questions.map(({ ask }) => ask as string);
  for (let turn = 0; turn < 4 && read.questions.length > 0; turn += 1) {
    for (const question of read.questions) {
      switch (question.ask) {
        case 'unit':
          choices = { ...choices, unit: truth.unit };
          break;
        case 'decimal':
          choices = { ...choices, decimal: truth.decimal };
          break;
        case 'dates':
          choices = { ...choices, dates: truth.dates };
          break;
        case 'words':
          choices = {
            ...choices,
            words: question.words.map((word) => ({
              word,
              means: word === foldWords(truth.outWord ?? '') ? 'out' : 'in',
            })),
          };
          break;
        case 'signs': {
          const at = read.rows
            .filter(({ left_out }) => left_out === null)
            .findIndex(({ row }) => row === question.row);
          choices = { ...choices, signs: transfers[at]?.direction ?? 'in' };
        }
      }
    }
    read = readStatement(sheet, { now, choices });
    asked.push(...read.questions.map(({ ask }) => ask).filter((ask) => !asked.includes(ask)));
  }
  return { rows, transfers, truth, read, asked };
}

it(`${draws} random statements from seed ${from} are read as they were written, or asked about`, () => {
  const wrong: unknown[] = [];
  for (let seed = from; seed < from + draws; seed += 1) {
    const { rows, transfers, truth, read, asked } = readAs(seed);
    const lines = read.rows
      .filter(({ left_out }) => left_out === null)
      .map(({ day, direction, amount, payer, text }) => [
        day,
        direction,
        amount,
        `${payer} ${text}`,
      ]);
    const isRight =
      read.questions.length === 0 &&
      lines.length === transfers.length &&
      transfers.every(({ day, direction, amount, payer, text }, i) => {
        const [d, dir, a, said = ''] = lines[i] ?? [];
        return (
          d === day &&
          dir === direction &&
          a === amount &&
          String(said).includes(text) &&
          String(said).includes(payer)
        );
      });
    if (!isRight)
      wrong.push({
        seed,
        asked,
        left: read.questions,
        truth,
        rows: rows.slice(0, 5),
        transfers: transfers.slice(0, 3),
        lines: lines.slice(0, 3),
        columns: read.draft.columns,
      });
  }
  expect(wrong).toEqual([]);
});
