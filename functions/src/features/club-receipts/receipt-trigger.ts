import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { serverContext } from '#platform/context';
import { secretsFor } from '#platform/global-options';
import { mostInstances } from '#platform/instances';
import { log } from '#platform/log';
import { numberWhatComes } from './number-receipts.ts';

const isEmulated = Boolean(process.env.FUNCTIONS_EMULATOR);

/**
 * Numbers the receipts within a minute after their payments were booked. The platform does not retry this: what a call
 * leaves behind, the next one or the maintenance numbers.
 */
export const numberReceiptsOnCreate = onDocumentCreated(
  {
    document: 'receipts/{token}',
    memory: '512MiB',
    timeoutSeconds: 540,
    retry: false,
    secrets: secretsFor('numberReceiptsOnCreate'),
    maxInstances: mostInstances('numberReceiptsOnCreate'),
  },
  async () => {
    const work = numberWhatComes(serverContext());
    // The emulator starts a process for each call that comes while another one runs. So the call ends at once, and its
    // process goes on.
    if (!isEmulated) return work;
    work.catch((error: unknown) => log.error('receipts left to the maintenance', error));
  },
);
