import { randomUUID } from 'node:crypto';
import { approveUser } from '@fanclub/contract/admin/routes';
import { askAllToPay, previewAskAll } from '@fanclub/contract/money/ask-all-routes';
import { askToPay, bookMoney } from '@fanclub/contract/money/routes';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import { sendItems } from '@fanclub/contract/review/routes';
import { type BuiltMember, uploadImage } from '@fanclub/stories/tools/build-member';
import { call, callOrThrow, statusAndCode } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeEach, expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { timestampOf } from '#platform/time';
import { aPayment } from '../../../test/build-money.ts';
import { buildMembership } from '../../../test/build-season.ts';
import { buildLine } from '../../../test/build-statement.ts';
import { dieAtCommit } from '../../../test/die-at-commit.ts';
import { mailsAbout } from '../../../test/outbox.ts';
import { storeMember } from '../../../test/store-member.ts';
import { putFields } from '../../../test/stored.ts';
import { prepareMail } from '../mail/prepare-mail.ts';
import { continueAsking, askAllToPay as runAskAll } from './ask-all.ts';

const { token } = await signInAdmin(undefined, 'open', 'treasurer');
const owner = await signInAdmin();

/** A season that only the members of one test have, by which they are chosen. */
let season: string;
let seasons = 0;
function newSeason() {
  seasons += 1;
  season = `19${seasons + 10}/${seasons + 11}`;
}
beforeEach(newSeason);

/** Returns a name that no line of a statement of another test has. */
const newName = () => `A${randomUUID().replace(/[^a-f]/g, '')}`;

/** Stores a member who was approved with 10.50 of 20 euro paid, and owes the rest for the season of this test. */
async function debtor(changes: object = {}): Promise<BuiltMember> {
  const member = await storeMember({
    first_name: newName(),
    last_name: newName(),
    juventus_card: false,
    pack_type: 'international',
    payment_method: 'euro',
    euro_payment_method: 'paypal',
    language: 'en',
  });
  await pay(member, 1050);
  await callOrThrow(approveUser, { token: owner.token, params: { id: member.id }, body: {} });
  const due = {
    request_number: member.requestNumber,
    season,
    amount: 950,
    currency: 'EUR' as const,
  };
  const since = timestampOf(serverContext().now());
  await putFields(member, { season, open_dues: [{ ...due, since }], ...changes });
  return member;
}
const pay = ({ id }: BuiltMember, amount: number) =>
  callOrThrow(bookMoney, {
    token,
    params: { id, paymentId: randomUUID() },
    body: aPayment({ amount }),
  });
const preview = () => callOrThrow(previewAskAll, { token, query: { season } });
const askAll = (id: string = randomUUID()) =>
  callOrThrow(askAllToPay, { token, body: { id, season } });
const mailsTo = async (members: BuiltMember[]) =>
  Promise.all(
    members.map(async ({ id }) =>
      (await mailsAbout(id)).filter(({ message }) => message.template === 'rest_due'),
    ),
  );
const countsOf = async (members: BuiltMember[]) =>
  (await mailsTo(members)).map(({ length }) => length);

it('the preview counts exactly those who are asked, each gets one mail with the amount, and a second press asks nobody', async () => {
  const members = [await debtor(), await debtor()];
  expect(await preview()).toEqual({ to_ask: 2, owed: { EUR: 1900, IRR: 0 }, left_out: [] });
  const id = randomUUID();
  expect(await askAll(id)).toEqual({ asked: 2, is_done: true });
  expect(await askAll(id)).toEqual({ asked: 2, is_done: true });
  expect(await askAll()).toEqual({ asked: 0, is_done: true });
  expect(await countsOf(members)).toEqual([1, 1]);
  const [[mail] = []] = await mailsTo(members);
  const prepared = mail && (await prepareMail(serverContext(), mail));
  expect(prepared?.content.items).toContain('Balance due: €9.50');
  expect(prepared?.content.paragraphs.join(' ')).toContain('where to pay');
  const { to_ask, left_out } = await preview();
  expect([to_ask, left_out.map(({ reason, count }) => [reason, count])]).toEqual([
    0,
    [['asked', 2]],
  ]);
});

it('a member is not asked again for the same amount, also months later, but is asked for what is left of it', async () => {
  const member = await debtor();
  await askAll();
  const later = { ...serverContext(), now: () => new Date(Date.now() + 60 * dayMs) };
  const again = () => runAskAll(later, owner.email, { id: randomUUID(), season });
  expect(await again()).toEqual({ asked: 0, is_done: true });
  await pay(member, 500);
  expect(await again()).toEqual({ asked: 1, is_done: true });
});

it('left out are those with a waiting receipt or line, without a mailbox, dead, rejected, or asked before, each by name', async () => {
  const dead = await debtor();
  await putFields(dead, { memberships: [buildMembership({ end_reason: 'deceased' })] });
  const [receipt, line, none, rejected, asked] = await Promise.all([
    debtor(),
    debtor(),
    debtor({ email: '', account: 'none' }),
    debtor({ request_status: 'rejected' }),
    debtor(),
  ]);
  const ask = ({ id }: BuiltMember) => callOrThrow(askToPay, { token, params: { id } });
  await ask(asked);
  const since = (await ask(receipt)).user.requested?.since;
  const receiptUrl = await uploadImage('receipt');
  await callOrThrow(sendItems, {
    token: receipt.token,
    body: { since: since ?? '', receiptUrl },
  });
  await buildLine(token, { text: `Thanks ${line.requestNumber}`, amount: 300 });
  const free = await debtor();

  const { to_ask, left_out } = await preview();
  expect(to_ask).toBe(1);
  expect(left_out.map(({ reason, users }) => [reason, users.map(({ id }) => id)])).toEqual([
    ['receipt_waits', [receipt.id]],
    ['line_waits', [line.id]],
    ['no_mailbox', [none.id]],
    ['deceased', [dead.id]],
    ['rejected', [rejected.id]],
    ['asked', [asked.id]],
  ]);
  expect(await askAll()).toEqual({ asked: 1, is_done: true });
  const all = [receipt, line, none, dead, rejected, asked, free];
  // The mail to the member who sent a receipt had not left, so the receipt ended it.
  expect(await countsOf(all)).toEqual([0, 0, 0, 0, 0, 1, 1]);
});

it('a run whose process dies at any point is finished by the maintenance, and nobody gets two mails', async () => {
  for (let n = 1; ; n += 1) {
    newSeason();
    const members = [await debtor(), await debtor()];
    const id = randomUUID();
    const run = () => runAskAll(serverContext(), owner.email, { id, season });
    const hasDied = await dieAtCommit(n, run);
    await continueAsking(serverContext());
    expect(await run()).toEqual({ asked: 2, is_done: true });
    expect(await countsOf(members)).toEqual([1, 1]);
    if (!hasDied) break;
  }
});

it('two treasurers who ask the same members at once ask each of them once', async () => {
  const members = [await debtor(), await debtor()];
  const ids = [randomUUID(), randomUUID()];
  await Promise.all(ids.map((id) => askAll(id)));
  for (const id of ids) expect((await askAll(id)).is_done).toBe(true);
  expect(await countsOf(members)).toEqual([1, 1]);
});

it('an id that is no random id is refused', async () => {
  const answer = await call(askAllToPay, { token, body: { id: 'x', season } });
  expect(statusAndCode(answer)).toEqual([400, 'validation_error']);
});
