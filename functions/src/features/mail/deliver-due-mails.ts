import pLimit from 'p-limit';
import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';
import { findDueMails } from '#repositories/mails';
import { deliverMail } from './deliver-mail.ts';

/** As many as a run of nine minutes can try when each of them hangs for half a minute. */
const mailsPerSweep = 50;
const atOnce = 3;

/**
 * Delivers what is due: mails that failed, whose trigger was lost, or whose sender died. Answers
 * how many were sent. One mail's fault does not hold the others up.
 */
export async function deliverDueMails(context: ServerContext): Promise<number> {
  const due = await findDueMails(context.db, context.now(), mailsPerSweep);
  const queue = pLimit(atOnce);
  const outcomes = await Promise.all(
    due.map((id) =>
      queue(() =>
        deliverMail(context, id).catch((error) => {
          log.error('mail left for the next sweep', error, { mail: id });
          return 'failed' as const;
        }),
      ),
    ),
  );
  return outcomes.filter((outcome) => outcome === 'sent').length;
}
