import { once } from 'node:events';
import { createServer } from 'node:net';
import { buildMail } from '@fanclub/functions/features/mail/build-mail';
import { mailPace } from '@fanclub/functions/features/mail/retry-policy';
import { randomId } from '@fanclub/functions/platform/random';
import { mailDoc } from '@fanclub/functions/repositories/mails';
import { Timestamp } from 'firebase-admin/firestore';
import { db } from '../firebase.ts';
import { seedManyMembers } from '../seed-many-members.ts';
import { product, serve } from '../served-function.ts';
import type { Count } from './count.ts';
import { send } from './fleet.ts';

const mails = 1_000;
/** The number of failed mails for which the report estimates a delivery time. */
const outage = 5_000;
const batchSize = 250;
/**
 * A token for calls of the task function. The platform checks Cloud Tasks' tokens before the function runs, so locally
 * any well-formed token works.
 */
const anyToken = `${Buffer.from('{}').toString('base64url')}.${Buffer.from('{}').toString('base64url')}.`;

/**
 * Writes mails as a long outage leaves them: delivery failed five times, and the next attempt is due. Their kind is
 * `password_changed`, which is delivered whatever the state of the member's application is.
 */
async function writeFailedMails(): Promise<string[]> {
  await seedManyMembers(mails);
  const ids = Array.from({ length: mails }, randomId);
  for (let from = 0; from < mails; from += batchSize) {
    const batch = db.batch();
    for (const [i, id] of ids.slice(from, from + batchSize).entries()) {
      const memberId = `bench-${String(from + i).padStart(5, '0')}`;
      const to = { email: `${memberId}@example.test`, language: 'fa' as const };
      const now = new Date();
      const mail = buildMail({ id, kind: 'password_changed', memberId, to, data: {}, now });
      const delivery = { ...mail.delivery, state: 'ERROR' as const, attempts: 5 };
      batch.set(mailDoc(db, id), {
        ...mail,
        delivery: { ...delivery, not_before: Timestamp.now() },
      });
    }
    await batch.commit();
  }
  return ids;
}

/**
 * Calls the deployed task function like its Cloud Tasks queue: with the same number of parallel calls, and for a tenth
 * of the mails twice, because a queue may repeat a task. The queue's rate limit does not apply here, so that the
 * function's own speed is measured.
 */
export async function mailAfterOutage(): Promise<{ text: string; counts: Count[] }> {
  const sink = await startMailSink();
  const ids = await writeFailedMails();
  const env = { SMTP_URL: sink.url };
  const deployable = { ...product, target: 'deliverMail' };
  const servers = await Promise.all([serve(deployable, { env }), serve(deployable, { env })]);
  const tasks = [...ids, ...ids.slice(0, mails / 10)];
  const startedAt = performance.now();
  let next = 0;
  const work = async () => {
    for (let place = next++; place < tasks.length; place = next++) {
      await send(servers[place % servers.length]?.url ?? '', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${anyToken}` },
        body: JSON.stringify({ data: { mail: tasks[place] } }),
      });
    }
  };
  try {
    await Promise.all(Array.from({ length: mailPace.atOnce }, work));
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    sink.close();
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const done = await db.getAll(...ids.map((id) => mailDoc(db, id)));
  const unmarked = done.filter((row) => row.get('delivery.state') !== 'SUCCESS').length;
  const twice = sink.taken.length - new Set(sink.taken).size;
  const perSecond = sink.taken.length / seconds;
  const minutes = outage / Math.min(mailPace.perSecond, perSecond) / 60;
  const name = `${mails} mails after an outage, a tenth of them queued twice`;
  return {
    text:
      `${sink.taken.length} delivered, ${perSecond.toFixed(1)} a second without the queue's pace. ` +
      `${outage} take ${minutes.toFixed(1)} minutes at that pace (${mailPace.perSecond} a second).`,
    counts: [{ name, lost: unmarked, twice }],
  };
}

/** Starts a mail server that accepts every mail immediately and stores only the Message-IDs. */
async function startMailSink() {
  const taken: string[] = [];
  const server = createServer((socket) => {
    let text = '';
    let isData = false;
    socket.on('error', () => socket.destroy());
    socket.write('220 ready\r\n');
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      text += chunk;
      for (;;) {
        const end = isData ? text.indexOf('\r\n.\r\n') : text.indexOf('\r\n');
        if (end < 0) return;
        const part = text.slice(0, end);
        text = text.slice(end + (isData ? 5 : 2));
        if (isData) taken.push(/^message-id: *(<.*>)/im.exec(part)?.[1] ?? '');
        isData = !isData && /^DATA/i.test(part);
        socket.write(isData ? '354 go on\r\n' : '250 ok\r\n');
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return { url: `smtp://127.0.0.1:${port}`, taken, close: () => server.close() };
}
