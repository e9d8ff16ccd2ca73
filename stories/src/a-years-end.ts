import { randomUUID } from 'node:crypto';
import { api } from '@fanclub/contract/api';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import { base, euro, renew, rial, tellMonth, tellSeasonBefore } from './monthly-cases.ts';
import { dayFromNow, importTransfer, owedBy, payByTransfer } from './tools/bank-transfer.ts';
import { beginSeason } from './tools/begin-season.ts';
import { buildChild } from './tools/build-child.ts';
import { callOrThrow } from './tools/call.ts';
import { readProfile } from './tools/read-profile.ts';
import { defineStory } from './tools/story.ts';
import type { StoryMember, StoryTools } from './tools/story-tools.ts';

const [earlier, running, next] = ['2025/26', '2026/27', '2027/28'];
/** The last day of each of the last two seasons. */
const ends = { running: dayFromNow(120), next: dayFromNow(485) };

type Person = Partial<RegisterRequest>;

const people = {
  anna: { ...euro, first_name: 'Anna', last_name: 'Bianchi' },
  fabio: { ...euro, first_name: 'Fabio', last_name: 'Neri' },
  hans: { ...base, first_name: 'Hans', last_name: 'Weber' },
  giulia: { ...base, first_name: 'Giulia', last_name: 'Conti' },
  jila: { ...euro, first_name: 'Jila', last_name: 'Sadeghi' },
  karim: { ...rial, first_name: 'Karim', last_name: 'Ahmadi', juventus_card: false },
  leila: { ...rial, first_name: 'Leila', last_name: 'Hosseini' },
} satisfies Record<string, Person>;
const withCode = ['Paolo', 'Rosa', 'Sofia'];

/** Registers a parent with two children, and returns the parent and the ids of all three, the parent first. */
async function registerFamily({ register }: StoryTools, mailbox: string, parent: Person) {
  const { last_name = '' } = parent;
  const family = [buildChild('Nika', 11, { last_name }), buildChild('Dana', 7, { last_name })];
  const member = await register(mailbox, { ...parent, family });
  const children = (await readProfile(member.token, member.id)).family;
  return { member, ids: [member.id, ...children.map(({ id }) => id)] };
}

/** Registers three people, each with another promo code: a third off for one use, a fixed amount, and 100 %. */
async function registerWithCodes({ register, addPromoCode }: StoryTools) {
  const discounts = [
    { discountType: 'percentage', discountRate: 33.33, maxUses: 1 },
    { discountType: 'fixed', discountRate: 2.5 },
    { discountType: 'percentage', discountRate: 100 },
  ] as const;
  const registered: StoryMember[] = [];
  for (const [place, first_name] of withCode.entries()) {
    const record = discounts[place];
    if (!record) continue;
    const promo_code = await addPromoCode(`YEAR${place + 1}`, record);
    const person = { ...euro, first_name, last_name: 'Greco', promo_code };
    registered.push(await register(first_name.toLowerCase(), person));
  }
  return registered;
}

/**
 * A club's year, to the end, with a case for each place where a treasurer was stuck once. `byBank` is the money for
 * memberships from lines of bank statements. `paid` is the sum of the club's books: `byBank` and the payments that only
 * receipts show, minus refunds. Amounts are in cents and rial.
 */
export const aYearsEnd = defineStory({
  name: 'a-years-end',
  title:
    'A club at the end of its year: one owes from last season, one paid twice, some have renewed early, and the bank knows a name in Persian.',
  be: 'an admin',
  open: '/login?authuser=admin',
  click:
    'Open the section Money: who owes, whose line it is, and what goes back; then Fabio Neri, who has two memberships and a debt.',
  async tell(tools) {
    const { register, admin } = tools;
    const { token } = await admin();
    const approve = (id: string) =>
      callOrThrow(api.approveUser, { token, params: { id }, body: {} });
    const last = await tellSeasonBefore(tools, token, [earlier, running], ends.running);
    const byBank = { ...last.byBank };
    const byReceipt = { EUR: last.inCash, IRR: 0 };

    const names = Object.keys(people) as (keyof typeof people)[];
    const members = {} as Record<keyof typeof people, StoryMember>;
    for (const name of names) members[name] = await register(name, people[name]);
    const { anna, fabio, hans, giulia, jila, karim, leila } = members;
    const rossi = await registerFamily(tools, 'marco', {
      ...base,
      first_name: 'Marco',
      last_name: 'Rossi',
    });
    const karimi = await registerFamily(tools, 'reza', {
      ...rial,
      first_name: 'Reza',
      last_name: 'Karimi',
      juventus_card: false,
    });
    const coded = await registerWithCodes(tools);

    for (const one of [anna, hans, giulia]) byBank.EUR += await payByTransfer(token, one, [one.id]);
    byBank.EUR += await payByTransfer(token, rossi.member, rossi.ids);
    byBank.IRR += await payByTransfer(token, karimi.member, karimi.ids, 'IRR');
    byBank.IRR += await payByTransfer(token, leila, [leila.id], 'IRR');

    const fabioPays = (await owedBy(token, fabio, [fabio.id]))[0]?.open ?? 0;
    const half = Math.round(fabioPays / 2);
    const halfLine = await importTransfer(token, { amount: half, payer: 'FABIO NERI' });
    const ofFabio = { shares: [{ member_id: fabio.id }] };
    await callOrThrow(api.confirmStatementLine, {
      token,
      params: { lineId: halfLine },
      body: ofFabio,
    });
    byBank.EUR += half;

    const [hansOwed] = await owedBy(token, hans, [hans.id]);
    const twice = hansOwed?.open ?? 0;
    const secondLine = await importTransfer(token, { amount: twice, payer: 'HANS WEBER' });
    await callOrThrow(api.confirmStatementLine, {
      token,
      params: { lineId: secondLine },
      body: { shares: [{ member_id: hans.id }], more_than_due: true },
    });
    byBank.EUR += twice;

    const gift = 123_456;
    const payer = 'FRIULI CAFFE SRL';
    const giftLine = await importTransfer(token, { amount: gift, payer });
    await callOrThrow(api.setLineAside, {
      token,
      params: { lineId: giftLine },
      body: { aside: true, kind: 'gift', note: 'Sponsor' },
    });

    for (const { id } of [anna, fabio, hans, karim, leila, ...coded]) await approve(id);
    for (const id of [...rossi.ids, ...karimi.ids]) await approve(id);
    await callOrThrow(api.rejectUser, {
      token,
      params: { id: giulia.id },
      body: { reason: 'You are a member already, by another application.' },
    });
    await callOrThrow(api.requestItems, {
      token,
      params: { id: jila.id },
      body: { items: ['passport'], note: null },
    });
    for (const one of coded) byReceipt.EUR += (await owedBy(token, one, [one.id]))[0]?.open ?? 0;
    const karimOwes = (await owedBy(token, karim, [karim.id], 'IRR'))[0]?.open ?? 0;
    byReceipt.IRR += karimOwes;
    const ofKarim = { amount: karimOwes, currency: 'IRR', payer: 'کریم احمدی' } as const;
    await importTransfer(token, ofKarim);

    const month = await tellMonth(tools, token);
    byBank.EUR += month.byBank;
    const backToGiulia = (await owedBy(token, giulia, [giulia.id]))[0]?.open ?? 0;
    await callOrThrow(api.bookMoney, {
      token,
      params: { id: giulia.id, paymentId: randomUUID() },
      body: {
        what: 'out',
        amount: backToGiulia,
        currency: 'EUR',
        way: 'bank',
        day: dayFromNow(0),
      },
    });

    // The memberships of the running season are still valid.
    await beginSeason(token, { season: next, ends: ends.next });
    await renew(anna, next, { [anna.id]: 'international' });
    byBank.EUR += await payByTransfer(token, anna, [anna.id]);
    await renew(fabio, next, { [fabio.id]: 'base' });
    byBank.EUR += await payByTransfer(token, fabio, [fabio.id]);
    const [marco = '', nika = ''] = rossi.ids;
    await renew(rossi.member, next, { [marco]: 'base', [nika]: 'under_14' });
    byBank.EUR += await payByTransfer(token, rossi.member, [marco, nika]);
    for (const id of [anna.id, fabio.id, marco, nika]) await approve(id);
    const renewed = (await readProfile(rossi.member.token, marco)).family;
    const child = renewed.find(({ id }) => id === nika);

    return {
      member: fabio,
      ...members,
      ...last,
      ...month,
      nika: {
        name: 'Nika Rossi',
        requestNumber: child?.request_number ?? '',
        people: 2,
        due: Math.round((child?.total_price ?? 0) * 100),
      },
      everybody: [
        ...Object.values(members),
        ...coded,
        last.olga,
        last.yasmin,
        last.ciro,
        month.tea,
        month.ugo,
        month.vera,
        month.jose,
      ]
        .map(({ id }) => id)
        .concat(rossi.ids, karimi.ids),
      fabioOwes: fabioPays - half,
      twice,
      gift,
      payer,
      karimOwes,
      paid: {
        EUR: byBank.EUR + byReceipt.EUR - backToGiulia,
        IRR: byBank.IRR + byReceipt.IRR,
      },
      byBank: { ...byBank, EUR: byBank.EUR + month.ofEnzo },
      seasons: { earlier, running, next },
      ends,
    };
  },
});
