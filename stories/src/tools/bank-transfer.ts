import { randomUUID } from 'node:crypto';
import { api } from '@fanclub/contract/api';
import { clubDay } from '@fanclub/contract/club/club-day';
import type { Currency } from '@fanclub/contract/money/amounts';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import { aFormat } from '@fanclub/contract/testing/statement-format';
import { aLine, aStatement, storeFile } from './build-statement.ts';
import { callOrThrow } from './call.ts';
import { readProfile } from './read-profile.ts';
import type { StoryMember } from './story-tools.ts';

/** A day as a date, `days` from today; a negative number is in the past. */
export const dayFromNow = (days: number) => clubDay(Date.now() + days * dayMs);

export interface Transfer {
  /** In cents or rial. */
  amount: number;
  currency?: Currency;
  payer: string;
  /** The bank's text, which differs from that of every other transfer. */
  text?: string;
}

/** Imports a transfer as the only line of a bank statement, and returns the id of the line, which is open. */
export async function importTransfer(
  token: string,
  { amount, currency = 'EUR', payer, text = randomUUID() }: Transfer,
): Promise<string> {
  const euro = currency === 'EUR';
  const line = aLine({
    amount,
    day: dayFromNow(0),
    payer,
    text,
    ...(!euro && { raw_amount: String(amount) }),
  });
  const format = { ...aFormat, unit: currency };
  const statement = aStatement(await storeFile(token), [line], { format });
  await callOrThrow(api.importStatement, { ...statement, token });
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: Record<string, string> = { limit: '100', ...(cursor && { cursor }) };
    const page = await callOrThrow(api.listStatementLines, { token, query });
    const found = page.lines.find((listed) => listed.line.text === text);
    if (found) return found.line.id;
    cursor = page.next_cursor;
  }
  throw new Error(`no line with the text ${text}`);
}

/** The price of a member's present application, in cents or in rial. */
export interface Owed {
  member_id: string;
  open: number;
}

/** Returns the price of the present application of each person in `ids`: the member `id` or people of the family. */
export async function owedBy(
  token: string,
  { id }: { id: string },
  ids: readonly string[],
  currency: Currency = 'EUR',
): Promise<Owed[]> {
  const profile = await readProfile(token, id);
  const all = [profile, ...profile.family];
  return ids.map((wanted) => {
    const one = all.find((person) => person.id === wanted);
    const open = currency === 'EUR' ? Math.round((one?.total_price ?? 0) * 100) : one?.rial_amount;
    return { member_id: wanted, open: open ?? 0 };
  });
}

/**
 * Pays for the members in `ids` with one bank transfer: imports the transfer as a line of a bank statement, and
 * divides the amount among the members as an admin does. Returns the amount.
 */
export async function payByTransfer(
  token: string,
  payer: StoryMember,
  ids: readonly string[],
  currency: Currency = 'EUR',
): Promise<number> {
  const shares = await owedBy(token, payer, ids, currency);
  const amount = shares.reduce((sum, { open }) => sum + open, 0);
  const text = `${payer.requestNumber} ${randomUUID().slice(0, 8)}`;
  const transfer = { amount, currency, payer: payer.name.toUpperCase(), text };
  const lineId = await importTransfer(token, transfer);
  await callOrThrow(api.confirmStatementLine, { token, params: { lineId }, body: { shares } });
  return amount;
}
