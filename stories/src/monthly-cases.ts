import { randomUUID } from 'node:crypto';
import { api } from '@fanclub/contract/api';
import type { RouteBody } from '@fanclub/contract/http/route';
import { drawRequestNumber } from '@fanclub/contract/members/request-number';
import type { Currency } from '@fanclub/contract/money/amounts';
import { unpaidAtDesk } from '@fanclub/contract/money/desk-payment';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import { Timestamp } from 'firebase-admin/firestore';
import { dayFromNow, importTransfer, owedBy, payByTransfer } from './tools/bank-transfer.ts';
import { beginSeason, endSeason } from './tools/begin-season.ts';
import { uploadImage } from './tools/build-member.ts';
import { aLine, aStatement, storeFile } from './tools/build-statement.ts';
import { callOrThrow } from './tools/call.ts';
import { putFields } from './tools/stored-fields.ts';
import type { StoryMember, StoryTools } from './tools/story-tools.ts';

export const euro = {
  payment_method: 'euro',
  euro_payment_method: 'revolut',
  language: 'en',
} as const;
export const rial = {
  payment_method: 'rial',
  euro_payment_method: null,
  language: 'fa',
} as const;
export const base = { ...euro, pack_type: 'base', juventus_card: false } as const;

/** What a person books for a member, without the ids. */
type Booking = RouteBody<typeof api.bookMoney>;

const book = (token: string, { id }: StoryMember, body: Booking) =>
  callOrThrow(api.bookMoney, { token, params: { id, paymentId: randomUUID() }, body });

const approve = (token: string, { id }: StoryMember) =>
  callOrThrow(api.approveUser, { token, params: { id }, body: {} });

async function dueOf(token: string, member: StoryMember, currency: Currency = 'EUR') {
  return (await owedBy(token, member, [member.id], currency))[0]?.open ?? 0;
}

/** Pays by a transfer an amount that differs from what is due. */
async function payOther(
  token: string,
  { id, name }: StoryMember,
  { amount, currency = 'EUR' }: { amount: number; currency?: Currency },
) {
  const lineId = await importTransfer(token, { amount, currency, payer: name.toUpperCase() });
  const body = { shares: [{ member_id: id }], more_than_due: true };
  await callOrThrow(api.confirmStatementLine, { token, params: { lineId }, body });
  return amount;
}

const register = (tools: StoryTools, first: string, last: string, more: Partial<RegisterRequest>) =>
  tools.register(first.toLowerCase(), { first_name: first, last_name: last, ...more });

/**
 * Applies for a season for the members in `packs`, which gives the package of each, and returns the numbers of the
 * applications.
 */
export async function renew(
  { token }: StoryMember,
  season: string,
  packs: Record<string, RegisterRequest['pack_type']>,
): Promise<string[]> {
  const people = Object.entries(packs).map(([id, pack_type]) => ({
    id,
    pack_type,
    juventus_card: false,
    request_number: drawRequestNumber(),
  }));
  const receiptUrl = await uploadImage('receipt');
  await callOrThrow(api.renewFamily, { token, body: { season, people, ...euro, receiptUrl } });
  return people.map(({ request_number }) => request_number);
}

/**
 * The season before: Olga paid, Yasmin and Ciro paid half, and the season ends yesterday. Then the next one begins, in
 * which Olga renews at the desk in cash, Yasmin's debt is waived, and Ciro renews and pays both with one transfer, which
 * waits on a statement.
 */
export async function tellSeasonBefore(
  tools: StoryTools,
  token: string,
  [before, running]: readonly [string, string],
  ends: string,
) {
  await tools.changeSettings({ season: before });
  const olga = await register(tools, 'Olga', 'Serra', base);
  const yasmin = await register(tools, 'Yasmin', 'Karami', { ...rial, juventus_card: false });
  const ciro = await register(tools, 'Ciro', 'Fontana', base);
  const half = (await dueOf(token, ciro)) / 2;
  await payOther(token, ciro, { amount: half });
  const paid = {
    EUR: (await payByTransfer(token, olga, [olga.id])) + half,
    IRR: (await dueOf(token, yasmin, 'IRR')) / 2,
  };
  await payOther(token, yasmin, { amount: paid.IRR, currency: 'IRR' });
  await endSeason(token, { season: before, ends: dayFromNow(-1) });
  for (const one of [olga, yasmin, ciro]) await approve(token, one);

  await beginSeason(token, { season: running, ends });
  const body = {
    pack_type: 'base' as const,
    juventus_card: false,
    payment: { ...unpaidAtDesk, way: 'cash' as const, amount: 500 },
  };
  await callOrThrow(api.renewUser, { token, params: { id: olga.id }, body });
  await approve(token, olga);
  const reason = 'She cannot pay it, and the board agreed.';
  const debt = { amount: paid.IRR, currency: 'IRR' } as const;
  await book(token, yasmin, { what: 'waived', ...debt, reason });

  const [request_number = ''] = await renew(ciro, running, { [ciro.id]: 'base' });
  const ofCiro = { debt: half, renewal: await dueOf(token, ciro), request_number };
  const amount = ofCiro.debt + ofCiro.renewal;
  const text = `${request_number} quota e saldo`;
  await importTransfer(token, { amount, payer: ciro.name.toUpperCase(), text });
  return { olga, yasmin, ciro, ofCiro, byBank: paid, inCash: 500, waived: debt.amount };
}

/** Merges the member `goes` into the member `stays`, without the time in which an admin could undo it. */
async function merge(token: string, stays: StoryMember, goes: StoryMember) {
  const params = { id: stays.id };
  await callOrThrow(api.askMerge, { token, params, body: { goes: goes.id } });
  await putFields(stays, { 'merge.due': Timestamp.now() });
  await callOrThrow(api.runMerge, { token, params });
}

/**
 * What no form and no bank settles alone: Tea pays too much and gives it, Ugo is an honorary member, Vera leaves, Enzo is
 * deleted after paying, José applied twice, and a bank takes a transfer back.
 */
export async function tellMonth(tools: StoryTools, token: string) {
  const tea = await register(tools, 'Tea', 'Villa', base);
  const ugo = await register(tools, 'Ugo', 'Orsini', base);
  const vera = await register(tools, 'Vera', 'Longo', base);
  const enzo = await register(tools, 'Enzo', 'Basso', base);

  const given = 500;
  const ofTea = await payOther(token, tea, { amount: (await dueOf(token, tea)) + given });
  await approve(token, tea);
  const gift = { amount: given, currency: 'EUR' } as const;
  await book(token, tea, { what: 'donation', ...gift, reason: 'For the youth team.' });

  const free = { amount: await dueOf(token, ugo), currency: 'EUR' } as const;
  await book(token, ugo, { what: 'reduced', ...free, reason: 'Honorary member.' });
  await approve(token, ugo);

  const ofVera = await payByTransfer(token, vera, [vera.id]);
  await approve(token, vera);
  await callOrThrow(api.endMembership, {
    token,
    params: { id: vera.id },
    body: { reason: 'left', tell: true },
  });

  const ofEnzo = await payByTransfer(token, enzo, [enzo.id]);
  await approve(token, enzo);
  await callOrThrow(api.deleteUser, { token, params: { id: enzo.id } });

  const jose = await register(tools, 'Jose', 'Quispe', base);
  const again = await tools.register('jose-again', {
    ...base,
    first_name: 'José',
    last_name: 'Quispe',
  });
  const ofJose = await payByTransfer(token, jose, [jose.id]);
  await approve(token, jose);
  const reason = 'You are a member already, by another application.';
  await callOrThrow(api.rejectUser, { token, params: { id: again.id }, body: { reason } });
  await merge(token, jose, again);

  const takenBack = 2000;
  const day = dayFromNow(0);
  const line = { amount: takenBack, day, payer: 'BRUNO GALLO' };
  await callOrThrow(api.importStatement, {
    ...aStatement(await storeFile(token), [
      aLine({ ...line, text: `Tessera ${randomUUID()}` }),
      aLine({ ...line, direction: 'out', text: `STORNO ${randomUUID()}` }),
    ]),
    token,
  });
  return {
    tea,
    ugo,
    vera,
    jose: { ...jose, otherNumber: again.requestNumber },
    given,
    free: free.amount,
    takenBack,
    byBank: ofTea + ofVera + ofJose,
    ofEnzo,
  };
}
