import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { serverContext } from '#platform/context';
import { log } from '#platform/log';
import { runExport } from './run-export.ts';

/**
 * Writes an export as soon as it is asked for. It is not retried by the platform: what fails or
 * dies here the maintenance takes up.
 */
export const writeExportOnCreate = onDocumentCreated(
  { document: 'exports/{id}', memory: '512MiB', timeoutSeconds: 540, retry: false },
  async (event) => {
    await runExport(serverContext(), event.params.id).catch((error: unknown) =>
      log.error('export left to the next maintenance', error, { export: event.params.id }),
    );
  },
);
