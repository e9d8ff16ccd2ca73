import { randomUUID } from 'node:crypto';
import { api } from '@fanclub/contract/api';
import { memberRowNames } from '@fanclub/contract/members/admin-member';
import { call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { expect, it } from 'vitest';
import { auditRowsBy } from '../../../test/audit-rows.ts';
import { storeCard, storeCardHolder } from '../../../test/store-card.ts';
import { storeMember } from '../../../test/store-member.ts';
import { storedMember } from '../../../test/stored.ts';

const admin = await signInAdmin();

const listed = [...memberRowNames].sort();
const namesOf = (row: object | null | undefined) => Object.keys(row ?? {}).sort();

/** Texts of a member that no list may contain. */
async function secretsOf(id: string): Promise<string[]> {
  const { body } = await call(api.readUser, { params: { id }, token: admin.token });
  const { birth_date, phone, address_of_residency, postal_code, receipt_url, passport_url } =
    body.user;
  const texts = [birth_date, phone, address_of_residency, postal_code, receipt_url, passport_url];
  return texts.filter((text) => text !== null);
}

it('searches, queues and bulk decisions show a row, and a case shows all', async () => {
  const { id, email } = await storeMember();
  const secrets = await secretsOf(id);
  expect(secrets).toHaveLength(6);
  const { token } = admin;
  const found = await call(api.listUsers, { query: { q: email }, token });
  const queue = await call(api.listQueue, {
    params: { queue: 'to_review' },
    query: { limit: '100' },
    token,
  });
  const applications = [{ id, version: 1 }];
  const bulk = await call(api.decideMany, {
    body: { decision: 'reject', applications, reason: 'No receipt.' },
    token,
  });
  expect(found.body.users).toHaveLength(1);
  expect(bulk.body.results[0]?.outcome).toBe('done');
  for (const row of [found.body.users[0], queue.body.users[0], bulk.body.results[0]?.user]) {
    expect(namesOf(row)).toEqual(listed);
  }
  for (const { body } of [found, bulk]) {
    for (const secret of secrets) expect(JSON.stringify(body)).not.toContain(secret);
  }
});

it('the list of refunds shows a row', async () => {
  const { id } = await storeMember();
  const { token } = admin;
  await call(api.bookMoney, {
    params: { id, paymentId: randomUUID() },
    body: { what: 'in', amount: 900_00, currency: 'EUR', way: 'bank', day: '2026-11-20' },
    token,
  });
  const { body } = await call(api.listRefunds, { query: { limit: '100' }, token });
  expect(namesOf(body.refunds[0]?.user)).toEqual(listed);
});

it('addresses of cards are read by a call of their own, which is recorded once', async () => {
  const holder = await storeCardHolder();
  const cardId = await storeCard(holder, 'returned');
  const { phone = '', address_of_residency: address = '' } =
    (await storedMember({ id: holder.id })) ?? {};
  const { token, email } = await signInAdmin(undefined, 'open', 'reviewer');
  const query = { state: 'returned', limit: '100' } as const;
  const cards = JSON.stringify((await call(api.listCards, { query, token })).body);
  expect(cards).toContain(cardId);
  for (const text of [phone, address]) expect(cards).not.toContain(text);
  expect(await auditRowsBy(email)).toEqual([]);
  for (let i = 0; i < 2; i++) {
    const { body } = await call(api.listCardAddresses, { query, token });
    const { recipient } = body.cards.find(({ id }) => id === cardId) ?? {};
    expect(recipient).toMatchObject({ phone, address });
  }
  expect((await auditRowsBy(email)).map(({ action }) => action)).toEqual(['view_addresses']);
});
