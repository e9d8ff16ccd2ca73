import type { Express, Request, Response } from 'express';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { createApp } from '#app/create-app';
import {
  isOfPanel,
  loadRoutesOfPanel,
  routesOfSite,
  routesOfUploads,
  type ServedRoute,
} from '#app/served-routes';
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
 * domain's work at every callback takes a quarter of a registration's processor time. The domain is not needed:
 * `mountRoute` turns every error of a route into a response. functions-framework logs an error that nothing awaits and
 * ends the instance; every step of a request can be repeated after that.
 */
function leaveDomain(): void {
  (process as { domain?: { exit: () => void } | null }).domain?.exit();
}

/** Serves routes with an app that is made at the first request. */
function serve(
  makeContext: () => ServerContext,
  loadRoutes: () => Promise<readonly ServedRoute[]>,
) {
  let app: Promise<Express> | undefined;
  return async (request: Request, response: Response) => {
    leaveDomain();
    app ??= loadRoutes().then((routes) => createApp(makeContext, routes));
    (await app)(request, response);
  };
}

/**
 * True under `npm run serve:api`: one process beside the emulators, without Hosting, which would send calls with files
 * to `uploads`.
 */
const isAlone = Boolean(FIRESTORE_EMULATOR_HOST && !FUNCTIONS_EMULATOR);

const serveSite = serve(serverContext, async () => routesOfSite(isAlone));
const servePanel = serve(serverContext, loadRoutesOfPanel);

export const api = onRequest(
  {
    timeoutSeconds: 60,
    invoker: 'public',
    secrets: apiSecrets,
    maxInstances: mostInstances('api'),
  },
  (request, response) => (isOfPanel(request.path) ? servePanel : serveSite)(request, response),
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
  serve(uploadsContext, async () => routesOfUploads),
);

export const maintenance = onSchedule(
  {
    schedule: 'every 5 minutes',
    timeoutSeconds: 300,
    maxInstances: mostInstances('maintenance'),
    secrets: secretsFor('maintenance'),
  },
  async () => {
    const { maintain } = await import('#features/maintenance/run-maintenance');
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
    const { backUpAccounts } = await import('#features/backup/back-up-accounts');
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
    const [{ renewAllHashes }, { reconcileAccounts }, { adoptLeftUploads }] = await Promise.all([
      import('#features/accounts/renew-hashes'),
      import('#features/accounts/reconcile-accounts'),
      import('#features/uploads/adopt-left-uploads'),
    ]);
    await renewAllHashes(serverContext());
    await reconcileAccounts(serverContext());
    await adoptLeftUploads(serverContext());
  },
);

export { numberReceiptsOnCreate } from '#features/club-receipts/receipt-trigger';
export { deliverLink, deliverMail, deliverNews } from '#features/mail/mail-tasks';
export { queueMailOnCreate } from '#features/mail/mail-trigger';
