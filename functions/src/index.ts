import '#platform/global-options';
import type { Express } from 'express';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { createApp } from '#app/create-app';
import { leaveDomain } from '#app/leave-domain';
import { reconcileAccounts } from '#features/accounts/reconcile-accounts';
import { maintain } from '#features/maintenance/run-maintenance';
import { serverContext } from '#platform/context';

let app: Express | undefined;

export const api = onRequest({ timeoutSeconds: 60, invoker: 'public' }, (request, response) => {
  leaveDomain();
  app ??= createApp(serverContext);
  app(request, response);
});

export const maintenance = onSchedule(
  { schedule: 'every 5 minutes', timeoutSeconds: 540 },
  async () => {
    await maintain(serverContext());
  },
);

export const reconciliation = onSchedule(
  { schedule: 'every day 03:30', timeZone: 'Etc/UTC', timeoutSeconds: 540 },
  async () => {
    await reconcileAccounts(serverContext());
  },
);

export { deliverMailOnCreate } from '#features/mail/mail-trigger';
