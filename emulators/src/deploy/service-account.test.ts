import { serviceAccountEmail, uploadsAccountId } from '@fanclub/functions/platform/deployment';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { googleApi } from '../google-api.ts';
import { bucketOf, freshProject } from '../rehearsal/fresh-project.ts';
import { originsAt, type StandIn, startStandIn } from '../rehearsal/google-stand-in.ts';
import type { Policy } from './access-policies.ts';
import { ensureServiceAccounts } from './service-account.ts';
import { untilKnown } from './until-known.ts';

const project = 'rehearsal';
const decoder = `serviceAccount:${serviceAccountEmail(project, uploadsAccountId)}`;
const before = { ...process.env };
let standIn: StandIn;

beforeAll(async () => {
  standIn = await startStandIn(new Map(), {});
  Object.assign(process.env, originsAt(standIn.origin));
});

afterAll(async () => {
  for (const name of Object.keys(originsAt(''))) {
    if (before[name] === undefined) delete process.env[name];
  }
  await standIn.stop();
});

/** Returns all rights of a decoder that uses the token of its function's account. */
const rightsOfDecoder = () =>
  [...standIn.resources].flatMap(([key, policy]: [string, Policy]) =>
    key.endsWith('#policy')
      ? (policy.bindings ?? [])
          .filter(({ members }) => members.includes(decoder))
          .map(({ role, condition }) => [
            key.replace('#policy', ''),
            role,
            condition?.expression ?? 'everything',
          ])
      : [],
  );

const oneRight = [
  [
    `b/${bucketOf(project)}`,
    'roles/storage.objectCreator',
    `resource.name.startsWith("projects/_/buckets/${bucketOf(project)}/objects/uploads/")`,
  ],
];

it('a broken decoder may create objects under uploads/, and nothing else', async () => {
  freshProject(standIn, project);
  await untilKnown(() => ensureServiceAccounts(googleApi(project)), 0);
  expect(rightsOfDecoder()).toEqual(oneRight);
});
