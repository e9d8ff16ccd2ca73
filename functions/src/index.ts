import type { Express, Request, Response } from 'express';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { createApp } from '#app/create-app';
import { routesOfApi, routesOfUploads, type ServedRoute } from '#app/served-routes';
import { reconcileAccounts } from '#features/accounts/reconcile-accounts';
import { renewAllHashes } from '#features/accounts/renew-hashes';
import { backUpAccounts } from '#features/backup/back-up-accounts';
import { maintain } from '#features/maintenance/run-maintenance';
import { adoptLeftUploads } from '#features/uploads/adopt-left-uploads';
import { holdBodiesBack } from '#pipeline/receive-body';
import { type ServerContext, serverContext, uploadsContext } from '#platform/context';
import { apiSecrets, secretsFor, uploadsIdentity } from '#platform/global-options';
import { instances, mostInstances } from '#platform/instances';

const { FUNCTION_TARGET, FUNCTIONS_EMULATOR, FIRESTORE_EMULATOR_HOST } = process.env;

// Only `api` and `uploads`, which browsers call, limit bodies themselves. All other functions are called by Google
// and let the platform read the bodies.
if (['api', 'uploads', undefined].includes(FUNCTION_TARGET)) holdBodiesBack();

/**
 * Takes the request out of the `domain` (a Node API for catching errors) in which functions-framework runs it: the
 * domain's work at every callback takes a quarter of a registration's processor time (docs/performance.md). The
 * domain is not needed: `mountRoute` turns every error of a route into a response. functions-framework logs an
 * error that nothing awaits and ends the instance; every step of a request can be repeated after that.
 */
function leaveDomain(): void {
  (process as { domain?: { exit: () => void } | null }).domain?.exit();
}

function serve(makeContext: () => ServerContext, routes: readonly ServedRoute[]) {
  let app: Express | undefined;
  return (request: Request, response: Response) => {
    leaveDomain();
    app ??= createApp(makeContext, routes);
    app(request, response);
  };
}

/**
 * True under `npm run serve:api`: one process beside the emulators, without Hosting, which would send the calls of
 * files to `uploads`.
 */
const isAlone = Boolean(FIRESTORE_EMULATOR_HOST && !FUNCTIONS_EMULATOR);

export const api = onRequest(
  {
    timeoutSeconds: 60,
    invoker: 'public',
    secrets: apiSecrets,
    maxInstances: mostInstances('api'),
  },
  serve(serverContext, routesOfApi(isAlone)),
);

/**
 * An instance takes at most 8 requests at a time, and has a processor for each of the two images that it decodes at
 * once.
 */
export const uploads = onRequest(
  {
    ...uploadsIdentity,
    timeoutSeconds: 60,
    invoker: 'public',
    memory: '2GiB',
    cpu: instances.uploads.vcpu,
    concurrency: 8,
    maxInstances: mostInstances('uploads'),
  },
  serve(uploadsContext, routesOfUploads),
);

export const maintenance = onSchedule(
  {
    schedule: 'every 5 minutes',
    timeoutSeconds: 300,
    maxInstances: mostInstances('maintenance'),
    secrets: secretsFor('maintenance'),
  },
  async () => {
    await maintain(serverContext());
  },
);

/** The longest run that Cloud Scheduler waits for: 30 minutes. */
const nightSeconds = 1_800;

export const accountBackup = onSchedule(
  {
    schedule: 'every day 02:30',
    timeZone: 'Etc/UTC',
    timeoutSeconds: nightSeconds,
    secrets: secretsFor('accountBackup'),
    maxInstances: mostInstances('accountBackup'),
  },
  async () => {
    await backUpAccounts(serverContext());
  },
);

export const reconciliation = onSchedule(
  {
    schedule: 'every day 03:30',
    timeZone: 'Etc/UTC',
    timeoutSeconds: nightSeconds,
    secrets: secretsFor('reconciliation'),
    maxInstances: mostInstances('reconciliation'),
  },
  async () => {
    await renewAllHashes(serverContext());
    await reconcileAccounts(serverContext());
    await adoptLeftUploads(serverContext());
  },
);

export { writeExportOnCreate } from '#features/exports/export-trigger';
export { deliverLink, deliverMail, deliverNews } from '#features/mail/mail-tasks';
export { queueMailOnCreate } from '#features/mail/mail-trigger';
