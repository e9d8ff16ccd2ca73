import { api } from '@fanclub/contract/api';
import { seasonLabelOf } from '@fanclub/contract/seasons/season';
import { formatDay } from '@fanclub/contract/text/format';
import { buildRegistration, uniqueEmail, uploadImage } from '@fanclub/stories/tools/build-member';
import { call, callOrThrow } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { expect, inject, it, vi } from 'vitest';
import { deliverMail } from '#features/mail/deliver-mail';
import { runMailTask } from '#features/mail/mail-tasks';
import { serverContext } from '#platform/context';
import { log } from '#platform/log';
import { timestampOf } from '#platform/time';
import { firstCardId } from '#repositories/cards';
import { clubReceiptsOf } from '#repositories/club-receipts';
import { auditRowsOf } from '../../../test/audit-rows.ts';
import { ago, buildMailRow } from '../../../test/build-mail-row.ts';
import { buildSeason } from '../../../test/build-season.ts';
import { deliveredMail } from '../../../test/delivered-mail.ts';
import { testDb } from '../../../test/firebase.ts';
import {
  type Cells,
  child,
  importingBy,
  letters,
  nameless,
  person,
  stored,
} from '../../../test/import-lines.ts';
import { tokenInMail } from '../../../test/link-tokens.ts';
import { readOwnProfile } from '../../../test/read-own-profile.ts';
import { putFields, storedMember, storedPayments } from '../../../test/stored.ts';
import { importMembers } from './import-members.ts';

const owner = await signInAdmin();
const { send, statesOf } = importingBy(owner);

it('an import makes members of people as they are written, with season, number and what was paid', async () => {
  const sara = person({
    first_name: '  sara ',
    gender: 'Donna',
    birth_date: '21/05/1990',
    country_of_birth: 'ایران',
    country_of_residency: 'Italy',
    pack_type: 'پایه',
    paid: 'sì',
    member_since: '۲۰۱۹-۰۷-۰۱',
    language: 'Italiano',
  });
  const reza = person({ first_name: 'Reza', paid: 'خیر' });
  const nika = person({ first_name: 'Nika', paid: '', paid_by: 'bank' });
  expect(await statesOf([sara, reza, nika])).toEqual(['new', 'new', 'new']);
  const one = await stored(sara.email);
  expect(one?.row).toMatchObject({
    gender: 'female',
    birth_date: '1990-05-21',
    country_of_birth: 'IR',
    country_of_residency: 'IT',
    pack_type: 'base',
    language: 'it',
    request_status: 'approved',
    is_approved: true,
    is_paid: true,
    standing: 'valid',
    member_since: '2019-07-01',
    email_confirmed_at: null,
    legal_record: null,
    open_dues: [],
    statement_due: null,
  });
  expect(one?.amounts).toEqual([one && one.row.total_price * 100]);
  const other = await stored(reza.email);
  expect(other?.row).toMatchObject({ is_paid: false, received: null });
  expect(other?.row.open_dues).toHaveLength(1);
  expect(other?.row.member_number).toBe((one?.row.member_number ?? 0) + 1);
  expect([other?.applications, other?.mails.length, other?.amounts]).toEqual([1, 0, []]);
  expect(await stored(nika.email)).toMatchObject({ row: { is_paid: false }, amounts: [] });
  expect((await auditRowsOf(one?.id ?? '')).map(({ action }) => action)).toEqual(['import_member']);
  const { body } = await call(api.listUsers, {
    token: owner.token,
    query: { q: String(one?.row.request_number) },
  });
  expect(body.users.map(({ id }) => id)).toEqual([one?.id]);
});

it('an import checks without making, and says what is wrong with each line', async () => {
  const good = person();
  const lines = [
    good,
    person({ email: 'nobody' }),
    person({ gender: 'unknown', birth_date: '1990-13-01' }),
    person({ paid: 'perhaps', member_number: 'x' }),
    person({ season: '1999/00' }),
    person({ season: '..' }),
    person({ season: '2098/99' }),
    person({ email: owner.email }),
    person({ first_name: '' }),
  ];
  const { body } = await send(lines, { make: false });
  expect(body.lines.map(({ state, errors }) => [state, errors])).toEqual([
    ['new', {}],
    ['wrong', { email: 'invalid_email' }],
    ['wrong', { gender: 'invalid_choice', birth_date: 'invalid_date' }],
    ['wrong', { paid: 'invalid_choice', member_number: 'invalid_value' }],
    ['new', {}],
    ['wrong', { season: 'invalid_value' }],
    ['wrong', { season: 'season_not_planned' }],
    ['wrong', { email: 'user_already_exists' }],
    ['wrong', { first_name: expect.any(String) }],
  ]);
  expect(body.seasons).toEqual([{ label: '1999/00', ends: expect.stringMatching(/^2000-/) }]);
  expect(await stored(good.email)).toBeNull();
});

it('an import that is sent twice, also at once through two servers, makes each person once', async () => {
  const people = [person(), person({ first_name: 'Reza' })];
  const both = await Promise.all([
    send(people),
    call(api.importMembers, {
      token: owner.token,
      baseUrl: inject('secondServer'),
      body: {
        lines: people.map((cells, i) => ({ line: i + 2, cells })),
        make: true,
        invite: true,
      },
    }),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await statesOf(people)).toEqual(['there', 'there']);
  for (const { email } of people) expect((await stored(email))?.applications).toBe(1);
  // A line for somebody else with the same e-mail is refused.
  expect(await statesOf([{ ...people[0], first_name: 'Nika' }])).toEqual(['wrong']);
});

it('the import or the registration, not both, makes a person who registers at the same moment', async () => {
  const body = await buildRegistration({});
  const cells = person({ email: body.email, last_name: body.last_name });
  const [imported, registered] = await Promise.all([
    statesOf([{ ...cells, first_name: body.first_name }]),
    call(api.register, { body, baseUrl: inject('secondServer') }),
  ]);
  const outcome = [imported[0], registered.status];
  expect([
    ['new', 409],
    ['there', 201],
    // The import looked for the address before the registration was stored, and for similar people after it.
    ['alike', 201],
  ]).toContainEqual(outcome);
  expect((await stored(body.email))?.applications).toBe(1);
});

it('an import keeps a number that the club gave, and gives it to nobody else', async () => {
  const number = String(700_000 + Math.floor(Math.random() * 100_000));
  const [first, second] = [person({ member_number: number }), person({ member_number: number })];
  expect((await send([first])).body.lines).toMatchObject([
    { state: 'wrong', errors: { member_number: 'number_jumps' } },
  ]);
  const [warn, info] = [vi.spyOn(log, 'warn'), vi.spyOn(log, 'info')];
  const confirmed = { make: true, invite: false, numbers_confirmed: true };
  const lines = [{ line: 2, cells: first }];
  await importMembers(serverContext(), owner.email, { ...confirmed, lines }, null);
  const leap = { from: expect.any(Number), to: Number(number) };
  expect(warn).toHaveBeenCalledWith('member number jumped', leap);
  const entered = { count: 1, place: 'file', admin: expect.stringMatching(/^.{8}$/) };
  expect(info).toHaveBeenCalledWith('members entered', entered);
  vi.restoreAllMocks();
  expect((await stored(first.email))?.row.member_number).toBe(Number(number));
  expect((await send([second])).body.lines).toMatchObject([
    { state: 'wrong', errors: { member_number: 'invalid_value' } },
  ]);
});

it('an import makes a membership of an earlier season one that has ended', async () => {
  const label = seasonLabelOf(await buildSeason({ ends: '2020-06-30' }));
  const old = person({ season: label });
  expect(await statesOf([old])).toEqual(['new']);
  expect((await stored(old.email))?.row).toMatchObject({ standing: 'lapsed', season: label });
});

it('an import invites by mail if it is asked to; the link leads on', async () => {
  const sara = person({ language: 'en' });
  expect(await statesOf([sara], { invite: true })).toEqual(['new']);
  const mail = await deliveredMail(String(sara.email));
  expect(mail.subject).toBe('Your membership is online now');
  expect(mail.text).toContain('/login?');
  const opened = await callOrThrow(api.verifyMagicLink, {
    body: { token: tokenInMail(mail, 'application') },
  });
  // The address is not proved yet, so the link opens nothing personal.
  const token = opened.access_token;
  expect((await readOwnProfile(token)).body).toMatchObject({ limited: true });
  const proved = await call(api.proveBirthDate, { token, body: { birth_date: '1990-05-21' } });
  expect(proved.status).toBe(200);
  expect((await stored(sara.email))?.row.email_confirmed_at).not.toBeNull();
});

it('who was imported without an invitation is invited by the same file once more, once, and is told that the membership has ended', async () => {
  const label = seasonLabelOf(await buildSeason({ ends: '2020-06-30' }));
  const old = person({ season: label, language: 'en' });
  const came = person({ last_name: `Bruni${letters(6)}` });
  await send([old, came]);
  const { id } = (await stored(came.email)) ?? { id: '' };
  await putFields({ id }, { email_confirmed_at: timestampOf(Date.now()) });
  for (const make of [false, true, true]) {
    expect(await statesOf([old, came], { invite: true, make })).toEqual(['there', 'there']);
  }
  const mail = await deliveredMail(String(old.email));
  expect(mail.text.replace(/\s+/g, ' ')).toContain(`ended on ${formatDay('2020-06-30', 'en')}`);
  expect((await stored(old.email))?.mails).toHaveLength(1);
  expect((await stored(came.email))?.mails).toHaveLength(0);
});

const rowOf = async (number: string | null | undefined) => {
  const id = (await testDb().doc(`applications/${number}`).get()).get('member');
  return await storedMember({ id });
};

it('a dependant is one of the family, with the data that a family shares, and once', async () => {
  const sara = person({ phone: '+393339876543', language: 'it' });
  const nika = child(sara.email);
  const { lines } = (await send([sara, nika], { invite: true })).body;
  expect(lines.map(({ state }) => state)).toEqual(['new', 'new']);
  const [own, ward] = await Promise.all(lines.map((line) => rowOf(line.request_number)));
  expect(own).toMatchObject({ has_family: true, guardian_id: null });
  expect(ward).toMatchObject({
    first_name: 'Nika',
    email: sara.email,
    phone: '+393339876543',
    language: 'it',
    account: 'none',
    no_news: true,
    is_paid: true,
    standing: 'valid',
  });
  const byNumber = { ...nika, guardian: lines[0]?.request_number ?? '' };
  expect(await statesOf([byNumber])).toEqual(['there']);
  expect(await statesOf([{ ...byNumber, first_name: 'Dana' }])).toEqual(['new']);
  const mails = await testDb().collection('mail').where('to', '==', sara.email).get();
  expect(mails.size).toBe(1);
});

it('a dependant is refused for nobody, for a dependant, with an e-mail, or in a package of younger children', async () => {
  const sara = person();
  const { lines } = (await send([sara, child(sara.email)])).body;
  const wrong = [
    child('nobody@club.test'),
    child('-'),
    child(lines[1]?.request_number ?? ''),
    child(sara.email, { email: uniqueEmail() }),
    child(sara.email, { birth_date: '1990-05-21' }),
  ];
  expect((await send(wrong, { make: false })).body.lines.map(({ errors }) => errors)).toEqual([
    { guardian: 'invalid_value' },
    { guardian: 'invalid_value' },
    { guardian: 'invalid_value' },
    { email: 'of_the_guardian' },
    { birth_date: 'not_a_child' },
  ]);
});

it('a member without a mailbox is a member once, without an account, whose mails are letters to print', async () => {
  const old = nameless();
  expect(await statesOf([old, old], { invite: true })).toEqual(['new', 'there']);
  const [again] = (await send([old])).body.lines;
  expect(again).toMatchObject({ state: 'there', request_number: expect.any(String) });
  const params = { id: again?.request_number ?? '' };
  const { user } = await callOrThrow(api.readUser, { params, token: owner.token });
  expect(user).toMatchObject({ email: '', is_paid: true, no_news: true });
  const { payments } = await callOrThrow(api.listPayments, {
    params: { id: user.id },
    token: owner.token,
  });
  expect(payments.map(({ way }) => way)).toEqual(['cash']);
  const card = await testDb()
    .doc(`cards/${firstCardId(user.id, user.season)}`)
    .get();
  expect(card.get('state')).toBe('to_print');

  // A member without a mailbox is told of a decision by letter, which has the mail's words and no link.
  const mail = await buildMailRow(user, {}, 'application_approved');
  expect(await deliverMail(serverContext(), mail)).toBe('letter');
  expect(await deliverMail(serverContext(), mail)).toBe('taken');
  const early = await buildMailRow(user, { not_before: ago(-1_000) }, 'application_approved');
  expect(await runMailTask({ mail: early })).toBeUndefined();
  const list = async () =>
    (await callOrThrow(api.listLetters, { token: owner.token })).letters.filter(
      ({ id }) => id === mail,
    );
  const [letter] = await list();
  expect(letter).toMatchObject({
    kind: 'application_approved',
    recipient: { name: `Sara ${user.last_name}`, address: 'Via Roma 12, Torino' },
  });
  expect(JSON.stringify(letter)).not.toMatch(/https?:|login/);
  const mark = (printed: boolean) =>
    callOrThrow(api.markLetters, { token: owner.token, body: { ids: [mail], printed } });
  expect([await mark(true), await mark(true)]).toEqual([{ changed: 1 }, { changed: 0 }]);
  expect(await list()).toEqual([]);
  const count = async () => (await callOrThrow(api.readAlerts, { token: owner.token })).letters;
  const without = await count();
  expect(await mark(false)).toEqual({ changed: 1 });
  expect(await list()).toHaveLength(1);
  expect(await count()).toBe(without + 1);

  // Once the member has an e-mail, the letter is sent as a mail.
  const email = uniqueEmail();
  const { token } = owner;
  await callOrThrow(api.updateUser, { params: { id: user.id }, body: { email }, token });
  expect(await list()).toEqual([]);
  expect((await testDb().doc(`mail/${mail}`).get()).get('delivery.state')).toBe('PENDING');
  expect(await storedMember(user)).toMatchObject({ email, account: 'pending' });
});

it('who has the name and birth date of a member is made only if an owner says that it is another person', async () => {
  const man = { ...nameless(), phone: `+39333${Math.floor(1e6 + Math.random() * 9e6)}` };
  const lines = [{ ...man, email: uniqueEmail() }, { ...man, email: uniqueEmail() }, man];
  const made = (await send(lines)).body.lines;
  const [first] = made;
  const number = first?.request_number ?? '';
  expect(made).toMatchObject([
    { state: 'new', similar_to: [] },
    { state: 'alike', similar_to: [number] },
    { state: 'there', request_number: number },
  ]);
  const samePhone = (await send([{ ...man, first_name: 'Giorgio' }], { make: false })).body.lines;
  expect(samePhone).toMatchObject([{ state: 'new', similar_to: [number] }]);
  // A repeated call finds the person whom the first one made.
  const second: Cells = lines[1] ?? {};
  const [another, again] = [
    await send([second], {}, owner, { line: 77, another_person: true }),
    await send([second], {}, owner, { line: 77, another_person: true }),
  ].map(({ body }) => body.lines[0]);
  expect(another).toMatchObject({ state: 'new', errors: {} });
  expect(again?.request_number).toBe(another?.request_number);
  expect(await stored(second.email)).toMatchObject({ applications: 1 });
});

it('two people with one e-mail: the second is refused with what to do, or gets no mailbox', async () => {
  const sara = person({ last_name: `Rossi ${letters(6)}` });
  const husband = { ...sara, first_name: 'Aldo', phone: '+393330000001' };
  expect((await send([sara, husband])).body.lines).toMatchObject([
    { state: 'new' },
    { state: 'wrong', errors: { email: 'email_of_another' } },
  ]);
  const without = { without_mailbox: true };
  const [line] = (await send([husband], without)).body.lines;
  expect(line?.state).toBe('new');
  expect(await rowOf(line?.request_number)).toMatchObject({ first_name: 'Aldo', email: '' });
  expect(await statesOf([sara, husband], without)).toEqual(['there', 'there']);
});

const seasonsOf = (row: { applications: { season: string }[] } | undefined) =>
  row?.applications.map(({ season }) => season);

it('lines of one person with several seasons are one member with a history, in any order', async () => {
  const { season } = (await call(api.settings)).body;
  const sara = person({ last_name: `Rossi ${letters(6)}`, paid: 'yes' });
  const lines = [
    {
      ...sara,
      season: '2011-2012',
      paid_amount: '15',
      paid_on: '01/09/2011',
      member_since: '2015',
    },
    { ...sara, season: '' },
    { ...sara, season: '2010/11', paid: 'no', juventus_card: 'yes', member_since: '2010-09-01' },
  ];
  const first = (await send(lines)).body;
  expect(first.lines.map(({ state }) => state)).toEqual(['new', 'season', 'season']);
  expect(first.seasons.map(({ label }) => label)).toEqual(['2010/11', '2011/12']);
  expect(await statesOf(lines)).toEqual(['there', 'there', 'there']);
  const own = await stored(sara.email);
  const { row } = own ?? {};
  expect(seasonsOf(row)).toEqual(['2010/11', '2011/12', season]);
  expect(row?.memberships.map((one) => one.season)).toEqual(['2010/11', '2011/12', season]);
  expect(row).toMatchObject({
    season,
    standing: 'valid',
    first_season: '2010/11',
    member_since: '2010-09-01',
    is_renewal: true,
    is_paid: true,
    open_dues: [{ season: '2010/11', currency: 'EUR' }],
  });
  expect(own?.applications).toBe(3);
  const cards = await testDb().collection('cards').where('member_id', '==', own?.id).get();
  expect(cards.size).toBe(0);
});

it('what was paid before this system settles the membership, and is in none of its books', async () => {
  const figures = async () =>
    (await callOrThrow(api.readSeasonFigures, { token: owner.token })).now.money?.received;
  const before = await figures();
  const lines = [
    person({ paid_amount: '20', paid_on: '05/09/2025', paid_by: 'contanti', juventus_card: 'x' }),
    person({ paid: 'sì' }),
    person({ paid_amount: '500,000 تومان' }),
  ];
  await statesOf(lines);
  const [euro, settled, rial] = await Promise.all(lines.map(({ email }) => stored(email)));
  for (const one of [euro, settled, rial]) {
    expect(one?.row).toMatchObject({
      is_paid: true,
      received: null,
      open_dues: [],
      over_dues: [],
      statement_due: null,
    });
    expect((await clubReceiptsOf(testDb(), one?.id ?? '').get()).size).toBe(0);
  }
  const paymentsOf = (one: typeof euro) => (one ? storedPayments(one.row) : []);
  expect(await paymentsOf(euro)).toMatchObject([
    {
      kind: 'before',
      amount: 2000,
      currency: 'EUR',
      way: 'cash',
      day: '2025-09-05',
      source: 'import',
    },
  ]);
  expect(await paymentsOf(settled)).toMatchObject([{ kind: 'settled', receipt: null }]);
  expect(await paymentsOf(rial)).toMatchObject([
    { kind: 'before', amount: 5_000_000, currency: 'IRR', rate: null },
  ]);
  expect(rial?.row).toMatchObject({
    payment_method: 'rial',
    rial_amount: 5_000_000,
    exchange_rate: null,
  });
  expect(await figures()).toEqual(before);
  const file = await call(api.exportPayments, { token: owner.token, query: { format: 'json' } });
  expect(JSON.stringify(file.body)).not.toContain(euro?.row.request_number);
  const tills = await testDb().collection('tills').where('taken_by', '==', owner.email).get();
  expect(tills.size).toBe(0);
});

it('who has the club card already has it as posted, and nobody prints it again', async () => {
  const lines = [
    person({ juventus_card: 'yes', card_sent: 'sì' }),
    person({ juventus_card: 'yes', card_sent: 'no' }),
    person({ card_sent: 'yes' }),
  ];
  await statesOf(lines);
  const cards = await Promise.all(
    lines.map(async ({ email }) => {
      const { id, season } = (await stored(email))?.row ?? { id: '', season: '' };
      return (
        await testDb()
          .doc(`cards/${firstCardId(id, season)}`)
          .get()
      ).get('state');
    }),
  );
  expect(cards).toEqual(['posted', 'to_print', undefined]);
});

it('a member without a mailbox is deleted without the letters of others', async () => {
  const [one, other] = [nameless(), nameless()];
  const { lines } = (await send([one, other])).body;
  const [first, second] = await Promise.all(
    lines.map(async ({ request_number }) => {
      const params = { id: request_number ?? '' };
      return (await callOrThrow(api.readUser, { params, token: owner.token })).user;
    }),
  );
  if (!first || !second) throw new Error('nobody was made');
  const letter = await buildMailRow(second, { state: 'LETTER' });
  const params = { id: first.id };
  await callOrThrow(api.deleteUser, { params, query: {}, token: owner.token });
  expect((await testDb().doc(`mail/${letter}`).get()).exists).toBe(true);
});

it('a member without a mailbox gets a document from staff, once, and the history says so', async () => {
  const { lines } = (await send([nameless()])).body;
  const number = { id: lines[0]?.request_number ?? '' };
  const { user } = await callOrThrow(api.readUser, { params: number, token: owner.token });
  const file_url = await uploadImage('receipt');
  const add = (url: string) =>
    call(api.addDocument, {
      params: { id: user.id },
      body: { file_type: 'receipt', file_url: url },
      token: owner.token,
    });
  const answers = [await add(file_url), await add(file_url)];
  expect(answers.map(({ body }) => body.user.receipt_url)).toEqual([file_url, file_url]);
  expect((await add(await uploadImage('receipt'))).status).toBe(409);
  const actions = (await auditRowsOf(user.id)).map(({ action }) => action);
  expect(actions.filter((action) => action === 'add_receipt')).toHaveLength(1);
});
