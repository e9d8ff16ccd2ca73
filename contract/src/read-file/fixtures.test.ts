import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { StatementChoices, StatementQuestion } from './statement/read-statement.ts';
import { whatIsRead } from './what-is-read.ts';

/** What a file of the folder must be read as, after at most so many questions. */
interface Expected {
  source: string;
  questions: number;
  rows: {
    day: string;
    direction: string;
    amount: number;
    currency: string;
    payer: string;
    text: string;
  }[];
}

const folder = new URL('fixtures/statements/', import.meta.url);
const names = readdirSync(folder).filter((name) => !name.endsWith('.json'));
const now = Date.parse('2027-01-01T12:00:00Z');

/** All ways in which a person could answer a question. */
function answersTo(question: { ask: string }): StatementChoices[] {
  const asked = question as StatementQuestion;
  switch (asked.ask) {
    case 'unit':
      return [{ unit: 'EUR' }, { unit: 'IRR' }, { unit: 'toman' }];
    case 'decimal':
      return asked.readings.map(({ decimal }) => ({ decimal }));
    case 'dates':
      return asked.readings.map(({ order }) => ({ dates: order }));
    case 'signs':
      return [{ signs: 'in' }, { signs: 'out' }];
    case 'positive':
      return [{ signs: 'written' }, { signs: 'reversed' }];
    default:
      return [];
  }
}

async function read(name: string, statement: StatementChoices) {
  const bytes = new Uint8Array(readFileSync(new URL(name, folder)));
  const meaning = await whatIsRead(bytes, { statement }, now);
  if (meaning.kind === 'members') throw new Error('a statement is no list of members');
  const { questions, rows } = meaning;
  // A transfer in another currency is read, but not imported.
  const kept = rows.filter(({ left_out }) => left_out === null || left_out === 'foreign');
  return { questions, rows: kept.map(({ left_out: _, id: __, ...row }) => row) };
}

/** True if the rows are as expected, once the questions are answered in one of the possible ways. */
async function canBecome(
  name: string,
  expected: Expected,
  choices: StatementChoices,
): Promise<boolean> {
  const { questions, rows } = await read(name, choices);
  const [question] = questions;
  if (question) {
    for (const answer of answersTo(question)) {
      if (await canBecome(name, expected, { ...choices, ...answer })) return true;
    }
    return false;
  }
  const said = (text: string | null | undefined) => text ?? '';
  return (
    rows.length === expected.rows.length &&
    expected.rows.every(({ payer, text, ...row }, i) => {
      const { payer: readPayer, text: readText, ...other } = rows[i] ?? {};
      const isSame = Object.entries(row).every(([key, value]) => Object(other)[key] === value);
      return isSame && said(readPayer) === payer && said(readText).includes(text);
    })
  );
}

describe('a file of each shape of banks is read as its expectation says, or asked about', () => {
  test.each(names)('%s', async (name) => {
    const expected: Expected = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
    const { questions, rows } = await read(name, {});
    expect(questions.length, JSON.stringify(questions)).toBeLessThanOrEqual(expected.questions);
    if (questions.length === 0)
      expect(rows.map(({ day }) => day)).toEqual(expected.rows.map(({ day }) => day));
    expect(await canBecome(name, expected, {}), JSON.stringify(rows)).toBe(true);
  });
});
