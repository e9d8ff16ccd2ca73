import { api } from '@fanclub/contract/api';
import { type CardState, cardsAtOnce } from '@fanclub/contract/cards/card';
import type { BuiltMember } from '@fanclub/stories/tools/build-member';
import { call, callOrThrow } from '@fanclub/stories/tools/call';
import { beforeEach, describe, expect, it } from 'vitest';
import { cardCodeOf } from '#platform/card-code';
import { type CardDocument, firstCardId } from '#repositories/cards';
import { auditRowsOf } from '../../../test/audit-rows.ts';
import { testDb, testKeyedHash } from '../../../test/firebase.ts';
import { mailsAbout } from '../../../test/outbox.ts';
import { signInReviewer } from '../../../test/reviewer.ts';
import { cardSeason, storeCard, storeCardHolder } from '../../../test/store-card.ts';
import { storeMember } from '../../../test/store-member.ts';
import { putFields } from '../../../test/stored.ts';
import { cardMailId } from './card-mail.ts';

let member: BuiltMember;
const admin = await signInReviewer();

const stored = async (id: string) =>
  (await testDb().doc(`cards/${id}`).get()).data() as CardDocument | undefined;
const cardIds = async () => {
  const rows = await testDb().collection('cards').where('member_id', '==', member.id).get();
  return rows.docs.map((row) => row.id).sort();
};
const mark = async (id: string, from: CardState, state: CardState, tracking?: string) => {
  const cards = [{ id, from, ...(tracking !== undefined && { tracking }) }];
  const { body } = await call(api.markCards, { token: admin.token, body: { state, cards } });
  return body.results[0]?.outcome;
};
const cardMails = async () =>
  (await mailsAbout(member.id)).filter((mail) => mail.message.template === 'card_posted');
const firstId = () => firstCardId(member.id, cardSeason);

describe('a decision about an application with a club card', () => {
  beforeEach(async () => {
    member = await storeMember({ juventus_card: true }, { season: cardSeason });
  });

  it('makes one card, however often it is made, undone and made again', async () => {
    await admin.approve(member);
    await admin.approve(member);
    expect(await cardIds()).toEqual([firstId()]);
    expect(await stored(firstId())).toMatchObject({ state: 'to_print', is_unwanted: false });
    await admin.undo(member);
    expect(await stored(firstId())).toMatchObject({ state: 'void' });
    await Promise.all([admin.approve(member), admin.approve(member)]);
    expect(await cardIds()).toEqual([firstId()]);
    expect(await stored(firstId())).toMatchObject({ state: 'to_print' });
  });

  it('leaves a printed one for staff when it is withdrawn', async () => {
    await admin.approve(member);
    expect(await mark(firstId(), 'to_print', 'printed')).toBe('done');
    await admin.reject(member);
    expect(await stored(firstId())).toMatchObject({ state: 'printed', is_unwanted: true });
    expect(await mark(firstId(), 'printed', 'void')).toBe('done');
    expect(await stored(firstId())).toMatchObject({ state: 'void', is_unwanted: false });
    // The membership does not include a card, so nothing is printed.
    expect(await mark(firstId(), 'void', 'to_print')).toBe('conflict');
  });

  it('is held back until everything is paid, if the club wants it', async () => {
    const hold = (hold_unpaid_cards: boolean) =>
      testDb().doc('settings/registration').set({ hold_unpaid_cards }, { merge: true });
    const inFile = async () => {
      const file = await call(api.exportCards, { token: admin.token, query: {} });
      return file.bytes.toString().includes(firstId());
    };
    member = await storeMember({ juventus_card: true, pack_type: 'base' }, { season: cardSeason });
    await admin.approve(member);
    const { token } = admin;
    await hold(true);
    try {
      // The package that the admin chooses costs more than the member has paid.
      const body = { pack_type: 'international' as const };
      await callOrThrow(api.updateUser, { token, params: { id: member.id }, body });
      expect(await mark(firstId(), 'to_print', 'printed')).toBe('unpaid');
      expect(await inFile()).toBe(false);
      const own = await callOrThrow(api.ownCards, { token: member.token });
      expect(own.cards.map((card) => card.is_held)).toEqual([true]);
      await hold(false);
      expect(await inFile()).toBe(true);
      await hold(true);
      await putFields(member, { open_dues: [] });
      expect(await inFile()).toBe(true);
      expect(await mark(firstId(), 'to_print', 'printed')).toBe('done');
    } finally {
      await hold(false);
    }
  });

  it('and a mark at once leave a card that is either dropped or flagged', async () => {
    for (let i = 0; i < 4; i++) {
      await admin.approve(member);
      const [, outcome] = await Promise.all([
        admin.undo(member),
        mark(firstId(), 'to_print', 'printed'),
      ]);
      const card = await stored(firstId());
      const expected = outcome === 'done' ? ['printed', true] : ['void', false];
      expect([card?.state, card?.is_unwanted]).toEqual(expected);
      if (outcome === 'done') await mark(firstId(), 'printed', 'void');
    }
  });

  it('makes none without a club card; one that is added or dropped later changes that', async () => {
    const change = (changes: object) =>
      call(api.updateUser, { params: { id: member.id }, body: changes, token: admin.token });
    await change({ juventus_card: false });
    await admin.approve(member);
    expect(await cardIds()).toEqual([]);
    await change({ juventus_card: true });
    expect(await stored(firstId())).toMatchObject({ state: 'to_print' });
    await change({ last_name: 'Bianchi' });
    expect((await stored(firstId()))?.name_on_card).toMatch(/ Bianchi$/);
    await change({ juventus_card: false });
    expect(await stored(firstId())).toMatchObject({ state: 'void' });
  });
});

describe('POST /api/admin/cards/mark', () => {
  beforeEach(async () => {
    member = await storeCardHolder();
  });

  it('goes the way of a card, tells its member once, and the history each step', async () => {
    const id = await storeCard(member);
    expect(await mark(id, 'to_print', 'printed')).toBe('done');
    expect(await mark(id, 'printed', 'posted', ' rr 123456785 it ')).toBe('done');
    expect(await mark(id, 'printed', 'posted', 'RR123456785IT')).toBe('already');
    expect(await stored(id)).toMatchObject({ state: 'posted', tracking: 'RR123456785IT' });
    const mails = await cardMails();
    expect(mails.map(({ id: mail }) => mail)).toEqual([
      cardMailId({ keyedHash: testKeyedHash() }, id),
    ]);
    expect(mails[0]?.message.data).toEqual({ tracking: 'RR123456785IT' });
    expect(await mark(id, 'posted', 'returned')).toBe('done');
    expect(await mark(id, 'returned', 'posted', 'RR999999995IT')).toBe('done');
    expect(await cardMails()).toHaveLength(1);
    const told = (await auditRowsOf(member.id)).map(({ action }) => action);
    expect(told.filter((action) => action.startsWith('card_'))).toEqual([
      'card_printed',
      'card_posted',
      'card_returned',
      'card_posted',
    ]);
  });

  it('takes a mark that was a mistake back, with the mail that waits', async () => {
    const id = await storeCard(member, 'printed');
    await mark(id, 'printed', 'posted', 'RR1');
    expect(await mark(id, 'posted', 'printed')).toBe('done');
    expect(await stored(id)).toMatchObject({ state: 'printed', tracking: null, is_told: false });
    expect(Object.keys((await stored(id))?.steps ?? {})).toEqual(['printed']);
    expect(await cardMails()).toEqual([]);
    expect(await mark(id, 'printed', 'posted', 'RR2')).toBe('done');
    expect((await cardMails()).map(({ message }) => message.data)).toEqual([{ tracking: 'RR2' }]);
  });

  it('corrects a tracking number, in the mail too while that waits', async () => {
    const id = await storeCard(member, 'printed');
    await mark(id, 'printed', 'posted', 'RR1');
    expect(await mark(id, 'posted', 'posted', 'RR2')).toBe('done');
    expect((await cardMails()).map(({ message }) => message.data)).toEqual([{ tracking: 'RR2' }]);
    const mail = (await cardMails())[0]?.id;
    await testDb().doc(`mail/${mail}`).update({ 'delivery.state': 'SUCCESS' });
    expect(await mark(id, 'posted', 'posted', 'RR3')).toBe('done');
    expect((await cardMails()).map(({ message }) => message.data)).toEqual([{ tracking: 'RR2' }]);
    expect((await stored(id))?.tracking).toBe('RR3');
  });

  it('two calls at once store one number', async () => {
    const id = await storeCard(member, 'printed');
    const numbers = ['RR1', 'RR2'];
    const outcomes = await Promise.all(numbers.map((one) => mark(id, 'printed', 'posted', one)));
    expect([...outcomes].sort()).toEqual(['conflict', 'done']);
    expect((await stored(id))?.tracking).toBe(numbers[outcomes.indexOf('done')]);
    expect(await cardMails()).toHaveLength(1);
  });

  it('answers for each card by itself', async () => {
    const id = await storeCard(member, 'printed');
    const cards = [
      { id, from: 'to_print' as const },
      { id: 'nobody_2026-27', from: 'to_print' as const },
    ];
    const { body } = await call(api.markCards, {
      token: admin.token,
      body: { state: 'printed', cards },
    });
    expect(body.results.map(({ outcome }) => outcome)).toEqual(['already', 'gone']);
    expect(body.results[0]?.card?.recipient?.request_number).toBe(member.requestNumber);
  });

  it.each<[CardState, CardState]>([
    ['to_print', 'posted'],
    ['printed', 'returned'],
    ['missing', 'void'],
  ])('leaves a card in %s that is to be %s at once', async (from, state) => {
    const id = await storeCard(member, from);
    expect(await mark(id, from, state)).toBe('conflict');
    expect((await stored(id))?.state).toBe(from);
  });

  it.each([
    ['nothing', { cards: [] }],
    [
      'more than can be done at once',
      { cards: Array(cardsAtOnce + 1).fill({ id: 'a', from: 'to_print' }) },
    ],
    ['a number that is none', { cards: [{ id: 'a', from: 'printed', tracking: '<b>' }] }],
    ['a state that is none', { state: 'lost', cards: [{ id: 'a', from: 'printed' }] }],
  ])('refuses %s', async (_, body) => {
    const answer = await call(api.markCards, {
      token: admin.token,
      body: { state: 'posted', ...body },
    });
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'validation_error' }]);
  });
});

describe('a card that does not arrive', () => {
  beforeEach(async () => {
    member = await storeCardHolder();
  });
  const report = (cardId: string, token = member.token) =>
    call(api.reportCard, { params: { cardId }, body: {}, token });
  const replace = (cardId: string) =>
    call(api.replaceCard, { params: { cardId }, body: {}, token: admin.token });

  it('is reported once, and replaced once when staff say so', async () => {
    const id = await storeCard(member, 'posted');
    const { body } = await call(api.ownCards, { token: member.token });
    expect(body.cards).toMatchObject([{ id, state: 'posted', may_report: true }]);
    expect((await report(id)).body.card).toMatchObject({ state: 'missing', may_report: false });
    expect((await report(id)).status).toBe(200);
    expect(await cardIds()).toEqual([id]);
    const [one, other] = await Promise.all([replace(id), replace(id)]);
    expect([one.body.card.id, other.body.card.id]).toEqual([`${id}_r1`, `${id}_r1`]);
    expect(one.body.card).toMatchObject({ state: 'to_print', replaces: id });
    expect(await cardIds()).toEqual([id, `${id}_r1`]);
    expect(await stored(id)).toMatchObject({ state: 'missing', replaced_by: `${id}_r1` });
  });

  it('is not reported again once staff have found it', async () => {
    const id = await storeCard(member, 'posted');
    await report(id);
    expect(await mark(id, 'missing', 'posted')).toBe('done');
    expect((await report(id)).body).toMatchObject({ code: 'invalid_transition' });
  });

  it('is nobody else’s to report, and none that was not posted', async () => {
    const id = await storeCard(member, 'printed');
    expect((await report(id)).body).toMatchObject({ code: 'invalid_transition' });
    const other = await storeCardHolder();
    expect((await report(id, other.token)).body).toMatchObject({ code: 'card_not_found' });
    expect((await report(id, admin.token)).body).toMatchObject({ code: 'forbidden' });
    expect((await replace(id)).body).toMatchObject({ code: 'invalid_transition' });
    expect((await replace('nobody_2026-27')).body).toMatchObject({ code: 'card_not_found' });
  });

  it('a card of a revoked membership is not made again', async () => {
    const id = await storeCard(member, 'missing');
    await putFields(member, { memberships: [], request_status: 'submitted' });
    expect((await replace(id)).body).toMatchObject({ code: 'invalid_transition' });
  });
});

it('the lists of cards come in pages, those first that have waited longest, each card once', async () => {
  const holders = await Promise.all([storeCardHolder(), storeCardHolder()]);
  const ids: string[] = [];
  for (const holder of holders) ids.push(await storeCard(holder, 'returned'));
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { state: 'returned' as const, limit: '1', ...(cursor && { cursor }) };
    const { body } = await call(api.listCards, { query, token: admin.token });
    seen.push(...body.cards.map(({ id }) => id));
    cursor = body.next_cursor ?? undefined;
  } while (cursor);
  expect(seen.filter((id) => ids.includes(id))).toEqual(ids);
  expect(new Set(seen).size).toBe(seen.length);
  const file = await call(api.exportCards, {
    query: { state: 'returned', columns: 'id,recipient,request_number,verify_url' },
    token: admin.token,
  });
  expect(file.bytes.toString()).toContain(`${ids[0]},`);
  expect(file.bytes.toString()).toContain(holders[0]?.requestNumber);
  // The code that is printed on the card proves the membership of the card's season.
  const holder = { uid: holders[0]?.id ?? '', season: cardSeason };
  const code = cardCodeOf({ keyedHash: testKeyedHash() }, holder);
  expect(file.bytes.toString()).toContain(`/verify/${code}`);
});

it('the lists of cards are counted by state, and those whose membership was taken back besides', async () => {
  const { token } = admin;
  const before = (await call(api.countCards, { token })).body;
  await storeCard(await storeCardHolder(), 'missing');
  await storeCard(await storeCardHolder(), 'missing');
  await storeCard(await storeCardHolder(), 'printed', { is_unwanted: true });
  expect((await call(api.countCards, { token })).body).toEqual({
    ...before,
    missing: before.missing + 2,
    printed: before.printed + 1,
    unwanted: before.unwanted + 1,
  });
});
