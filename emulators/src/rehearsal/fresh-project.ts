import { secretNames } from '@fanclub/functions/platform/deployment';
import type { StandIn } from './google-stand-in.ts';

export const projectNumber = '123456789';

export const bucketOf = (project: string) => `${project}.appspot.com`;

export const lentAccess = {
  role: 'roles/storage.bucketViewer',
  members: ['user:helper@club.example'],
  condition: {
    title: 'This season',
    expression: 'request.time < timestamp("2027-07-01T00:00:00Z")',
  },
};

/** Gives a project the resources that the Firebase console creates before the first deployment. */
export function freshProject(standIn: StandIn, project: string): void {
  const root = `projects/${project}`;
  const bucket = bucketOf(project);
  const made = {
    [root]: { projectId: project, projectNumber, resources: { hostingSite: project } },
    [`${root}/sites/${project}`]: { name: `${root}/sites/${project}`, defaultUrl: standIn.origin },
    [`${root}/adminSdkConfig`]: { projectId: project, storageBucket: bucket },
    [`${root}/defaultBucket`]: { bucket: { name: `${root}/buckets/${bucket}` } },
    [`b/${bucket}`]: { name: bucket },
    // Somebody has access for a limited time. A deployment must not change this access.
    [`b/${bucket}#policy`]: { version: 3, bindings: [lentAccess] },
    [`${root}/billingInfo`]: {
      billingEnabled: true,
      billingAccountName: 'billingAccounts/rehearsal',
    },
    [`compute/v1/${root}`]: { defaultServiceAccount: `${projectNumber}@developer.example` },
    [`${root}/config`]: { authorizedDomains: ['localhost', `${project}.web.app`] },
  };
  for (const name of secretNames) {
    const secret = `${root}/secrets/${name}`;
    Object.assign(made, {
      [secret]: { name: secret },
      [`${secret}/versions/latest`]: { name: `${secret}/versions/1`, state: 'ENABLED' },
    });
  }
  for (const [key, value] of Object.entries(made)) standIn.resources.set(key, value);
}
