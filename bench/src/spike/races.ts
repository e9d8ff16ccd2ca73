import { adminDoc } from '@fanclub/functions/repositories/admins';
import { memberDoc } from '@fanclub/functions/repositories/members';
import { promoCodeDoc } from '@fanclub/functions/repositories/promo-codes';
import { uniqueEmail } from '@fanclub/stories/tools/build-registration';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { buildRequests } from '../build-registration.ts';
import { auth, db } from '../firebase.ts';
import type { Count } from './count.ts';
import { type Fleet, type Outcome, send, sendRegistration, serveFleet } from './fleet.ts';

const processes = 4;
const adminEmail = 'spike-admin@example.test';
const code = 'SPIKE-TEN';

/**
 * Counts responses with an unexpected status. A 503 is not counted, because a client repeats a request that got one.
 */
const countOther = (outcomes: readonly Outcome[], status: number) =>
  outcomes.filter((outcome) => outcome.status !== status && outcome.status !== 503).length;
const registered = (outcomes: readonly Outcome[]) =>
  outcomes.filter(({ status }) => status === 201).map(({ body }) => body);
const repeats = (values: readonly unknown[]) => values.length - new Set(values).size;

async function rowsWith(collection: string, field: string, value: unknown): Promise<number> {
  const rows = await db.collection(collection).where(field, '==', value).count().get();
  return rows.data().count;
}

async function twoHundredPeople(fleet: Fleet): Promise<Count> {
  const requests = await buildRequests(200);
  const outcomes = await Promise.all(requests.map((body) => sendRegistration(fleet, body)));
  const answers = registered(outcomes);
  const members = await db.getAll(...answers.map(({ user_id }) => memberDoc(db, String(user_id))));
  const mails = await Promise.all(members.map(({ id }) => rowsWith('mail', 'member_id', id)));
  const withoutMail = mails.filter((count) => count === 0).length;
  const gone = members.filter((member) => member.get('account') !== 'ready').length;
  return {
    name: `200 registrations at once, ${answers.length} registered, ${200 - answers.length} told to come again`,
    lost: countOther(outcomes, 201) + gone + withoutMail,
    twice:
      repeats(answers.map(({ request_number }) => request_number)) +
      mails.filter((count) => count > 1).length,
  };
}

async function hundredOnTenUses(fleet: Fleet): Promise<Count> {
  const half = { discountType: 'percentage', discountRate: 50 };
  await promoCodeDoc(db, code).set({ ...half, maxUses: 10, usedCount: 0 });
  const requests = await buildRequests(100, { promo_code: code });
  const outcomes = await Promise.all(requests.map((body) => sendRegistration(fleet, body)));
  const discounts = await rowsWith('members', 'promo_code', code);
  const used = (await promoCodeDoc(db, code).get()).get('usedCount') as number;
  return {
    name: `100 on a code of ten uses, ${registered(outcomes).length} registered, ${discounts} discounts, ${used} counted`,
    lost: countOther(outcomes, 201) + Math.max(0, 10 - discounts),
    twice: Math.max(0, discounts - 10) + Math.abs(used - discounts),
  };
}

async function fiftyOfOnePerson(fleet: Fleet): Promise<Count> {
  const email = uniqueEmail('spike');
  const requests = await buildRequests(50, { email });
  const outcomes = await Promise.all(requests.map((body) => sendRegistration(fleet, body)));
  const members = await rowsWith('members', 'email', email);
  return {
    name: `50 registrations of one person, ${members} member`,
    lost: members === 0 ? 1 : 0,
    twice: Math.max(0, members - 1) + Math.max(0, registered(outcomes).length - 1),
  };
}

/**
 * Approves, rejects and deletes each of 30 members with three requests at the same time. A deleted member must leave no
 * rows and no account behind.
 */
async function decideAgainstDelete(fleet: Fleet): Promise<Count> {
  await adminDoc(db, adminEmail).set({ email: adminEmail });
  const { token } = await signInAdmin(adminEmail);
  const outcomes = await Promise.all(
    (await buildRequests(30)).map((body) => sendRegistration(fleet, body)),
  );
  const ids = registered(outcomes).map(({ user_id }) => String(user_id));
  const act = (id: string, action: string) => {
    const path = `/api/admin/users/${id}${action === 'DELETE' ? '' : `/${action}`}`;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = action === 'approve' ? { payment_note: 'seen' } : {};
    return action === 'DELETE'
      ? send(`${fleet.url()}${path}`, { method: 'DELETE', headers })
      : send(`${fleet.url()}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  const answers = await Promise.all(
    ids.flatMap((id) => ['approve', 'reject', 'DELETE'].map((action) => act(id, action))),
  );
  const deleted = ids.filter((_, i) => answers[i * 3 + 2]?.status === 200);
  const left = await Promise.all(deleted.map(countLeftovers));
  const faults = answers.filter(({ status }) => status === 0 || status === 500).length;
  return {
    name: `approve, reject and delete of ${ids.length} at once, ${deleted.length} deleted`,
    lost: faults,
    twice: left.reduce((sum, count) => sum + count, 0),
  };
}

/** Counts the rows and accounts that still exist for a deleted member. */
async function countLeftovers(id: string): Promise<number> {
  const [member, mails, links, uploads, accounts] = await Promise.all([
    memberDoc(db, id).get(),
    rowsWith('mail', 'member_id', id),
    rowsWith('login_links', 'uid', id),
    rowsWith('uploads', 'claimed_by', id),
    auth.getUsers([{ uid: id }]),
  ]);
  return (member.exists ? 1 : 0) + mails + links + uploads + accounts.users.length;
}

/** Runs all races, one after another, against several processes of the deployed bundle. */
export async function races(): Promise<Count[]> {
  const fleet = await serveFleet(processes);
  try {
    const counts: Count[] = [];
    for (const race of [
      twoHundredPeople,
      hundredOnTenUses,
      fiftyOfOnePerson,
      decideAgainstDelete,
    ]) {
      counts.push(await race(fleet));
    }
    return counts;
  } finally {
    await fleet.stop();
  }
}
