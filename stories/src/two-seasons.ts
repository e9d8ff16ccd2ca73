import { randomUUID } from 'node:crypto';
import { approveUser, rejectUser } from '@fanclub/contract/admin/routes';
import { listCards, markCards } from '@fanclub/contract/cards/admin-routes';
import { renewFamily } from '@fanclub/contract/families/routes';
import { drawRequestNumber } from '@fanclub/contract/members/request-number';
import { recordPayment } from '@fanclub/contract/money/routes';
import type { FamilyPerson } from '@fanclub/contract/registration/family-person';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import { saveSeason, startSeason } from '@fanclub/contract/seasons/admin-routes';
import { seasonIdOf } from '@fanclub/contract/seasons/season';
import {
  confirmStatementLine,
  importStatement,
  listStatementLines,
} from '@fanclub/contract/statements/routes';
import { uploadImage } from './tools/build-registration.ts';
import { aLine, aStatement, storeFile } from './tools/build-statement.ts';
import { callOrThrow } from './tools/call.ts';
import { readProfile } from './tools/read-profile.ts';
import { defineStory } from './tools/story.ts';
import type { StoryMember } from './tools/story-tools.ts';

const [before, now] = ['2025/26', '2026/27'];
const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
const cents = (euro: number) => Math.round(euro * 100);

const child = (first_name: string, age: number, more: Partial<FamilyPerson>): FamilyPerson => ({
  first_name,
  last_name: 'Ahmadi',
  gender: 'female',
  country_of_birth: 'IR',
  birth_date: `${new Date().getFullYear() - age}-01-15`,
  pack_type: 'under_14',
  juventus_card: false,
  request_number: drawRequestNumber(),
  ...more,
});

/** Returns for each member in `ids` the price of the current application in cents. */
async function owedBy({ token, id }: StoryMember, ids: readonly string[]) {
  const { total_price, family } = await readProfile(token, id);
  const all = [{ id, total_price }, ...family];
  return ids.map((wanted) => ({
    member_id: wanted,
    open: cents(all.find((one) => one.id === wanted)?.total_price ?? 0),
  }));
}

/**
 * Pays for the members in `ids` with one bank transfer: imports it as a line of a bank statement, and divides it among
 * the members as an admin does.
 */
async function payByTransfer(token: string, parent: StoryMember, ids: readonly string[]) {
  const shares = await owedBy(parent, ids);
  const amount = shares.reduce((sum, { open }) => sum + open, 0);
  const text = `${parent.requestNumber} ${randomUUID().slice(0, 8)}`;
  const line = aLine({ amount, day: dayIn(0), payer: parent.name.toUpperCase(), text });
  const statement = aStatement(await storeFile(token), [line]);
  await callOrThrow(importStatement, { ...statement, token });
  const { lines } = await callOrThrow(listStatementLines, { token, query: { limit: '100' } });
  const lineId = lines.find((listed) => listed.line.text === text)?.line.id ?? '';
  await callOrThrow(confirmStatementLine, { token, params: { lineId }, body: { shares } });
  return amount;
}

/** Sets the state of the new club cards of the members in `ids` to printed and then to posted. */
async function postCards(token: string, ids: readonly string[]) {
  const query = { state: 'to_print', limit: '100' };
  const { cards } = await callOrThrow(listCards, { token, query });
  const own = cards.filter(({ member_id }) => ids.includes(member_id));
  for (const [from, state] of [
    ['to_print', 'printed'],
    ['printed', 'posted'],
  ] as const) {
    const body = { state, cards: own.map(({ id }) => ({ id, from })) };
    await callOrThrow(markCards, { token, body });
  }
}

/** Sets the end of the previous season to yesterday, and starts the next season. */
async function beginNextSeason(token: string) {
  const season = { opens: null, plan: {}, version: 0 };
  const last = { params: { seasonId: seasonIdOf(before) }, body: { ...season, ends: dayIn(-1) } };
  const params = { seasonId: seasonIdOf(now) };
  await callOrThrow(saveSeason, { token, ...last });
  await callOrThrow(saveSeason, { token, params, body: { ...season, ends: dayIn(300) } });
  await callOrThrow(startSeason, { token, params });
}

async function renew({ token }: StoryMember, ids: readonly string[]) {
  const people = ids.map((id) => ({
    id,
    pack_type: 'under_14' as const,
    juventus_card: false,
    request_number: drawRequestNumber(),
  }));
  const [parent, ...children] = people;
  const body = {
    season: now,
    people: [{ ...parent, pack_type: 'base', juventus_card: true }, ...children],
    payment_method: 'euro',
    euro_payment_method: 'revolut',
    language: 'fa',
    receiptUrl: await uploadImage('receipt'),
  };
  await callOrThrow(renewFamily, { token, body });
}

export const twoSeasons = defineStory({
  name: 'two-seasons',
  title:
    'A parent and two children were members last season: two of the three renewed, one of whom got the money back.',
  be: 'an admin',
  open: '/login?authuser=admin',
  click:
    'Open Nika Ahmadi: the family, both seasons and every payment; then take the file in the section Money.',
  async tell({ register, admin, changeSettings }) {
    const { token } = await admin();
    await changeSettings({ season: before });
    const parent = await register('parent', {
      language: 'fa',
      pack_type: 'base',
      juventus_card: true,
      family: [
        child('Nika', 11, { juventus_card: true, passportUrl: await uploadImage('passport') }),
        child('Omid', 7, { gender: 'male' }),
      ],
    });
    const { family } = await readProfile(parent.token, parent.id);
    const [nika = '', omid = ''] = ['Nika', 'Omid'].map(
      (name) => family.find(({ first_name }) => first_name === name)?.id,
    );
    const everybody = [parent.id, nika, omid];
    const paidBefore = await payByTransfer(token, parent, everybody);
    for (const id of everybody) await callOrThrow(approveUser, { token, params: { id }, body: {} });
    await postCards(token, everybody);

    await beginNextSeason(token);
    const again = [parent.id, nika];
    await renew(parent, again);
    const [, nikaOwed] = await owedBy(parent, again);
    const paidNow = await payByTransfer(token, parent, again);
    await callOrThrow(approveUser, { token, params: { id: parent.id }, body: {} });
    const reason = 'برای نیکا کارت دیگری صادر شده است.';
    await callOrThrow(rejectUser, { token, params: { id: nika }, body: { reason } });
    const paidBack = nikaOwed?.open ?? 0;
    await callOrThrow(recordPayment, {
      token,
      params: { id: nika, paymentId: randomUUID() },
      body: { kind: 'out', amount: paidBack, currency: 'EUR', way: 'revolut', day: dayIn(0) },
    });
    return { member: parent, children: { nika, omid }, paid: paidBefore + paidNow - paidBack };
  },
});
