import { readUser } from '@fanclub/contract/admin/case-routes';
import { approveUser } from '@fanclub/contract/admin/routes';
import { me } from '@fanclub/contract/members/routes';
import { getFile } from '@fanclub/contract/uploads/routes';
import { uploadDoc, uploadIdOf } from '@fanclub/functions/repositories/uploads';
import { type BuiltMember, buildMember, uploadImage } from '@fanclub/stories/tools/build-member';
import { type CallOptions, callOrThrow } from '@fanclub/stories/tools/call';
import { buildPhoto } from '@fanclub/stories/tools/pictures';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { pauseTriggers } from '@fanclub/stories/tools/triggers';
import { somebody } from './build-registration.ts';
import { db } from './firebase.ts';
import { product, serve } from './served-function.ts';

/**
 * Counts what registrations read, write, delete and send, step by step, and prints what a thousand of them cost. The
 * product's own bundle serves every call, against a running suite. `npm run lab -- cost` runs this file.
 */

const registrations = 20;
const perThousand = 1000 / registrations;
/** Size of a photo as the browser sends it, after it made the photo smaller. */
const photoPx = { width: 1_950, height: 2_600 };

/**
 * List prices in US dollars: Firestore in a multi-region, for one read, write or deletion; a gigabyte that the API sends through Hosting;
 * a gigabyte of images for a month. Free quotas are not subtracted.
 */
const prices = {
  reads: 0.06e-5,
  writes: 0.18e-5,
  deletes: 0.02e-5,
  sentGb: 0.15,
  keptGb: 0.026,
};

/**
 * A token for calls of the task function. The platform checks Cloud Tasks' tokens before the function runs, so locally
 * any well-formed token works.
 */
const anyToken = `${Buffer.from('{}').toString('base64url')}.${Buffer.from('{}').toString('base64url')}.`;

interface Counts {
  reads: number;
  writes: number;
  deletes: number;
  sentBytes: number;
}

await pauseTriggers();
const [api, mailer] = await Promise.all([
  serve(product, { countsReads: true }),
  serve({ ...product, target: 'deliverMail' }, { countsReads: true }),
]);
// The tools that build members and admins call this address, too.
process.env.API_URL = api.url;
const { token } = await signInAdmin();

const steps = new Map<string, Counts>();
let keptBytes = 0;

/**
 * Runs `work` and adds its reads, writes and bytes to the counts of the step. `work` resolves with the number of bytes
 * sent.
 */
async function count(step: string, server: typeof api, work: () => Promise<number>): Promise<void> {
  await server.takeCounts();
  const sentBytes = await work();
  const { reads, writes, deletes } = await server.takeCounts();
  const before = steps.get(step) ?? { reads: 0, writes: 0, deletes: 0, sentBytes: 0 };
  steps.set(step, {
    reads: before.reads + reads,
    writes: before.writes + writes,
    deletes: before.deletes + deletes,
    sentBytes: before.sentBytes + sentBytes,
  });
}

const bytesOf = async (...of: Parameters<typeof callOrThrow>) =>
  Buffer.byteLength(JSON.stringify(await callOrThrow(...of)));

/** Delivers a member's waiting mails, as the queue of mails does. */
async function deliver({ id }: BuiltMember): Promise<number> {
  const waiting = await db
    .collection('mail')
    .where('member_id', '==', id)
    .where('delivery.state', '==', 'PENDING')
    .get();
  for (const row of waiting.docs) {
    // A mail about a decision waits until the decision can no longer be undone.
    await row.ref.update({ 'delivery.not_before': new Date() });
    await fetch(mailer.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${anyToken}` },
      body: JSON.stringify({ data: { mail: row.id } }),
    });
  }
  return 0;
}

async function sendImages(options: CallOptions, urls: readonly string[]): Promise<number> {
  let bytes = 0;
  for (const url of urls) {
    await callOrThrow(getFile, { ...options, params: { id: uploadIdOf(url) } });
    bytes += (await uploadDoc(db, uploadIdOf(url)).get()).get('size');
  }
  return bytes;
}

for (let i = 0; i < registrations; i++) {
  const photo = await buildPhoto(photoPx);
  const urls: string[] = [];
  await count('two images are uploaded', api, async () => {
    urls.push(await uploadImage('receipt', photo), await uploadImage('passport', photo));
    return 0;
  });
  const [receiptUrl = '', passportUrl = ''] = urls;
  let member: BuiltMember | undefined;
  await count('the registration', api, async () => {
    member = await buildMember({ ...somebody(), receiptUrl, passportUrl });
    return 0;
  });
  if (!member) throw new Error('not registered');
  const made = member;
  const about = { params: { id: made.id }, token };
  await count('its mail', mailer, () => deliver(made));
  await count('the profile, opened once', api, () =>
    bytesOf(me, { token: made.token, query: { user_id: made.id } }),
  );
  await count('the review: the case and both images', api, async () => {
    const bytes = await bytesOf(readUser, about);
    const images = await sendImages({ token }, urls);
    keptBytes += images;
    return bytes + images;
  });
  await count('the approval', api, () => bytesOf(approveUser, { ...about, body: {} }));
  await count('its mail, with the card', mailer, () => deliver(made));
}
await Promise.all([api.stop(), mailer.stop()]);

const gigabytes = (bytes: number) => bytes / 1e9;
const costOf = ({ reads, writes, deletes, sentBytes }: Counts) =>
  reads * prices.reads +
  writes * prices.writes +
  deletes * prices.deletes +
  gigabytes(sentBytes) * prices.sentGb;

const rows = [...steps].map(([step, counts]) => [
  step,
  ...[counts.reads, counts.writes, counts.deletes].map((n) => Math.round(n * perThousand)),
  `${Math.round((counts.sentBytes * perThousand) / 1e6)} MB`,
  (costOf(counts) * perThousand).toFixed(3),
]);
const keptGb = gigabytes(keptBytes * perThousand);
const total =
  [...steps.values()].reduce((sum, counts) => sum + costOf(counts), 0) * perThousand +
  keptGb * prices.keptGb;
const table = [
  ['for 1,000 registrations', 'reads', 'writes', 'deletions', 'sent', '$'],
  ['---', '---', '---', '---', '---', '---'],
  ...rows,
  [
    `${keptGb.toFixed(1)} GB of images, kept for a month`,
    '',
    '',
    '',
    '',
    (keptGb * prices.keptGb).toFixed(3),
  ],
  ['**all**', '', '', '', '', `**${total.toFixed(2)}**`],
];
process.stdout.write(`\n${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`);
process.exit(0);
