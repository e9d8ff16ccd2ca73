import { api } from '@fanclub/contract/api';
import type { RenewRequest } from '@fanclub/contract/registration/renewal-routes';
import { buildMember, uploadImage } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { expect, inject, it } from 'vitest';
import { timestampOf } from '#platform/time';
import {
  buildRenewing,
  renewalRequest,
  renewedSeason,
  renewingMember,
} from '../../../test/build-renewing.ts';
import { testDb } from '../../../test/firebase.ts';
import { settingsStaff } from '../../../test/settings-staff.ts';
import {
  putFields,
  storedApplications,
  storedMember,
  storedPayments,
} from '../../../test/stored.ts';

const secondServer = inject('secondServer');

const staff = settingsStaff();
const season = renewedSeason;
const { member, send, earlier, canSignIn } = renewingMember();
const decide = (route: typeof api.approveUser | typeof api.undoDecision) =>
  call(route, { token: staff.owner.token, params: { id: member.id }, body: {} });

it('a renewal applies for the new season beside the membership, and keeps the application of before', async () => {
  const { status, body } = await send();
  expect([status, body]).toMatchObject([
    201,
    {
      request_status: 'submitted',
      season,
      pack_type: 'base',
      is_approved: true,
      is_paid: false,
      membership: { season: '2026/27', pack_type: 'international', valid_until: '2027-06-30' },
    },
  ]);
  expect(body.request_number).not.toBe(member.requestNumber);
  expect(await earlier()).toMatchObject({
    request_number: member.requestNumber,
    pack_type: 'international',
    is_paid: true,
  });
  expect(await canSignIn()).toBe(true);
});

it('a renewal leaves the earlier application in the queue of payments that no statement has shown', async () => {
  await putFields(member, { statement_due: timestampOf(0) });
  await send();
  const { token } = staff.owner;
  const query = { limit: '100' };
  const { users } = (await call(api.listQueue, { token, params: { queue: 'unseen' }, query })).body;
  const [row] = users.filter(({ id }) => id === member.id);
  expect(row?.request_number).toBe(member.requestNumber);
});

it('a renewal leaves the member to be found by the numbers of before, whatever is corrected later', async () => {
  const permanent = (await storedMember(member))?.member_number;
  const found = async () => {
    const pages = [member.requestNumber, String(permanent)].map((q) =>
      call(api.listUsers, { token: staff.owner.token, query: { q } }),
    );
    return (await Promise.all(pages)).flatMap(({ body }) => body.users.map(({ id }) => id));
  };
  await send();
  expect(await found()).toEqual([member.id, member.id]);
  const about = { params: { id: member.id }, token: staff.owner.token };
  await call(api.updateUser, { ...about, body: { phone: '+393337654321' } });
  expect((await storedMember(member))?.phone).toBe('+393337654321');
  expect(await found()).toEqual([member.id, member.id]);
});

it('a renewal carries a name that is older than the rule of names, and no other such name', async () => {
  await putFields(member, { first_name: 'Sara..' });
  const refused = await send({ first_name: 'Call..' });
  expect([refused.status, refused.body]).toMatchObject([
    400,
    { errors: { first_name: 'invalid_name' } },
  ]);
  expect((await send({ first_name: 'Sara..' })).status).toBe(201);
});

it('a renewal is one however often it is sent, and of two at once one is refused', async () => {
  const body = await renewalRequest({ request_number: 'JOFCI-7KQ2M9XB' });
  const { token } = member;
  const first = await call(api.renew, { token, body });
  const again = await call(api.renew, { token, body });
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body.request_number).toBe(first.body.request_number);
  expect((await send()).body).toMatchObject({ code: 'already_renewed' });
  const mails = await testDb().collection('mail').where('member_id', '==', member.id).get();
  const received = mails.docs.filter(
    (mail) => mail.get('message.template') === 'application_received',
  );
  expect(received).toHaveLength(1);
});

it('two renewals at once keep one', async () => {
  const answers = await Promise.all([send(), send()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await storedApplications(member)).toHaveLength(2);
});

it.each([
  ['approval', api.approveUser],
  ['rejection', api.rejectUser],
  ['undo', api.undoDecision],
])(
  'a renewal beside the %s of the application that it takes the place of leaves one story',
  async (_, route) => {
    for (let round = 0; round < 3; round++) {
      const undecided = { request_status: 'submitted', is_paid: false } as const;
      Object.assign(member, await buildRenewing(undecided));
      if (route !== api.approveUser) await decide(api.approveUser);
      const body = { request_number: member.requestNumber };
      const about = { params: { id: member.id }, body, token: staff.owner.token };
      const [renewed, decided] = await Promise.all([
        send(),
        call(route, { ...about, baseUrl: secondServer }),
      ]);
      const [row, before] = [await storedMember(member), await earlier()];
      const isUndone = route === api.undoDecision && decided.status === 200;
      const isRenewed = row?.season === season;
      expect([renewed.status === 201, before?.request_status]).toEqual(
        isRenewed ? [true, 'approved'] : [false, undefined],
      );
      if (isRenewed) expect(row?.request_status).toBe('submitted');
      // Of a renewal and a rejection or an undo at the same time, the server refuses the one that is committed last.
      if (route === api.approveUser) expect(decided.status).toBe(200);
      else expect([200, 409].indexOf(decided.status)).toBe(isRenewed ? 1 : 0);
      const rows = await storedPayments(member);
      for (const application of [row, before]) {
        const own = rows.filter(
          ({ request_number }) => request_number === application?.request_number,
        );
        const sum = own.reduce(
          (all, { kind, amount }) => all + (kind === 'in' ? amount : -amount),
          0,
        );
        const { EUR = 0, IRR = 0 } = application?.received ?? {};
        expect(sum).toBe(EUR + IRR);
      }
      const paid = (before ?? row)?.received?.EUR ?? 0;
      expect(paid > 0).toBe(!isUndone);
    }
  },
);

it.each([
  ['another season than the current one', { season: '2099/00' }, 409, 'season_changed'],
  ['no receipt', { receiptUrl: undefined }, 400, 'validation_error'],
])('a renewal refuses %s', async (_, change, status, code) => {
  const answer = await send(change as Partial<RenewRequest>);
  expect([answer.status, answer.body]).toMatchObject([status, { code }]);
  expect(await earlier()).toBeUndefined();
});

it('a renewal asks for a document with a club card that the membership had not', async () => {
  expect((await send({ juventus_card: true })).body).toMatchObject({
    errors: { passportUrl: 'id_card_required' },
  });
  const passportUrl = await uploadImage('passport');
  expect((await send({ juventus_card: true, passportUrl })).status).toBe(201);
});

it('a renewal asks for the consents anew where a document has changed since', async () => {
  await putFields(member, { 'legal_record.versions.terms': '2020-01-01' });
  expect((await send()).body).toMatchObject({
    errors: { legal_consents: 'terms_privacy_required' },
  });
  const legal_consents = { terms: true, privacy: true };
  expect((await send({ legal_consents })).status).toBe(201);
});

it('a renewal shows the reviewer what was corrected with it', async () => {
  await send({ phone: '+393337654321', country_of_residency: 'IT', postal_code: '10121' });
  const { own_changes: changes } = (await storedMember(member)) ?? {};
  expect(changes?.find(({ field }) => field === 'phone')?.before).toBe('+989121234567');
});

it.each([
  ['keeps', 'phone', { phone: '+393337654321' }],
  ['answers', 'first name', { first_name: 'Nina' }],
])('a renewal %s what the member wanted as the name with another %s', async (what, _, changes) => {
  const wanted_name = { at: timestampOf(new Date()), first_name: 'Nora', last_name: 'Neri' };
  await putFields(member, { wanted_name });
  expect((await send(changes)).status).toBe(201);
  expect((await storedMember(member))?.wanted_name ?? null).toEqual(
    what === 'keeps' ? wanted_name : null,
  );
});

it('a renewal is nobody’s who has no membership, or whose application waits for an answer', async () => {
  const applicant = await buildMember({ juventus_card: false }, { season: '2026/27' });
  const { token } = applicant;
  const refused = await call(api.renew, { token, body: await renewalRequest() });
  expect(refused.body).toMatchObject({ code: 'invalid_transition' });
});
