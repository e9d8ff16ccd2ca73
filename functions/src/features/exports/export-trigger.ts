import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { serverContext } from '#platform/context';
import { secretsFor } from '#platform/global-options';
import { mostInstances } from '#platform/instances';
import { log } from '#platform/log';

/**
 * Writes an export as soon as it is requested. The platform does not retry it: after a failure or a crash, the
 * scheduled maintenance continues the export.
 */
export const writeExportOnCreate = onDocumentCreated(
  {
    document: 'exports/{id}',
    memory: '512MiB',
    timeoutSeconds: 540,
    retry: false,
    secrets: secretsFor('writeExportOnCreate'),
    maxInstances: mostInstances('writeExportOnCreate'),
  },
  async (event) => {
    const { runExport } = await import('./run-export.ts');
    await runExport(serverContext(), event.params.id).catch((error: unknown) =>
      log.error('export left to the next maintenance', error, { export: event.params.id }),
    );
  },
);
