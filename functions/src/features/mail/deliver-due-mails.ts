import { Timestamp } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { limitConcurrency } from '#platform/limit-concurrency';
import { log } from '#platform/log';
import type { MailDocument } from '#repositories/mail-document';
import { deliverMail } from './deliver-mail.ts';

type State = MailDocument['delivery']['state'];

const openStates: State[] = ['PENDING', 'ERROR', 'PROCESSING'];
/** As many as a run of nine minutes can try when each of them hangs for half a minute. */
const mailsPerSweep = 50;
const atOnce = 3;

/**
 * Delivers what is due: mails that failed, whose trigger was lost, or whose sender died. Answers
 * how many were sent. One mail's fault does not hold the others up.
 */
export async function deliverDueMails(context: ServerContext): Promise<number> {
  const due = await context.db
    .collection('mail')
    .where('delivery.state', 'in', openStates)
    .where('delivery.not_before', '<=', Timestamp.fromDate(context.now()))
    .orderBy('delivery.not_before')
    .limit(mailsPerSweep)
    .get();
  const queue = limitConcurrency(atOnce);
  const outcomes = await Promise.all(
    due.docs.map((row) =>
      queue(() =>
        deliverMail(context, row.id).catch((error) => {
          log.error('mail left for the next sweep', error, { mail: row.id });
          return 'failed' as const;
        }),
      ),
    ),
  );
  return outcomes.filter((outcome) => outcome === 'sent').length;
}
