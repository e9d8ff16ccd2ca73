import { randomUUID } from 'node:crypto';
import { api } from '@fanclub/contract/api';
import { drawRequestNumber } from '@fanclub/contract/members/request-number';
import { dayFromNow, owedBy, payByTransfer } from './tools/bank-transfer.ts';
import { beginSeason } from './tools/begin-season.ts';
import { buildChild } from './tools/build-child.ts';
import { uploadImage } from './tools/build-member.ts';
import { callOrThrow } from './tools/call.ts';
import { readProfile } from './tools/read-profile.ts';
import { defineStory } from './tools/story.ts';
import type { StoryMember } from './tools/story-tools.ts';

const [before, now] = ['2025/26', '2026/27'];

/** Sets the state of the new club cards of the members in `ids` to printed and then to posted. */
async function postCards(token: string, ids: readonly string[]) {
  const query = { state: 'to_print', limit: '100' };
  const { cards } = await callOrThrow(api.listCards, { token, query });
  const own = cards.filter(({ member_id }) => ids.includes(member_id));
  for (const [from, state] of [
    ['to_print', 'printed'],
    ['printed', 'posted'],
  ] as const) {
    const body = { state, cards: own.map(({ id }) => ({ id, from })) };
    await callOrThrow(api.markCards, { token, body });
  }
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
  await callOrThrow(api.renewFamily, { token, body });
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
        buildChild('Nika', 11, { juventus_card: true, passportUrl: await uploadImage('passport') }),
        buildChild('Omid', 7, { gender: 'male' }),
      ],
    });
    const { family } = await readProfile(parent.token, parent.id);
    const [nika = '', omid = ''] = ['Nika', 'Omid'].map(
      (name) => family.find(({ first_name }) => first_name === name)?.id,
    );
    const everybody = [parent.id, nika, omid];
    const paidBefore = await payByTransfer(token, parent, everybody);
    for (const id of everybody)
      await callOrThrow(api.approveUser, { token, params: { id }, body: {} });
    await postCards(token, everybody);

    const [ended, begun] = [dayFromNow(-1), dayFromNow(300)];
    await beginSeason(token, { season: before, ends: ended }, { season: now, ends: begun });
    const again = [parent.id, nika];
    await renew(parent, again);
    const [, nikaOwed] = await owedBy(token, parent, again);
    const paidNow = await payByTransfer(token, parent, again);
    await callOrThrow(api.approveUser, { token, params: { id: parent.id }, body: {} });
    const reason = 'برای نیکا کارت دیگری صادر شده است.';
    await callOrThrow(api.rejectUser, { token, params: { id: nika }, body: { reason } });
    const paidBack = nikaOwed?.open ?? 0;
    await callOrThrow(api.bookMoney, {
      token,
      params: { id: nika, paymentId: randomUUID() },
      body: { what: 'out', amount: paidBack, currency: 'EUR', way: 'revolut', day: dayFromNow(0) },
    });
    return { member: parent, children: { nika, omid }, paid: paidBefore + paidNow - paidBack };
  },
});
