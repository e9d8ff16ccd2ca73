import { serviceAccountEmail, uploadsAccountId } from '@fanclub/functions/platform/deployment';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { googleApi } from '../google/google-api.ts';
import { bucketOf, freshProject, lentAccess } from '../rehearsal/fresh-project.ts';
import { type StandIn, startStandIn } from '../rehearsal/google-stand-in.ts';
import { originsAt } from '../rehearsal/origins.ts';
import type { Policy } from './access-policies.ts';
import { ensureServiceAccounts, withdrawFromUploads } from './service-account.ts';
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

const deployed = async () => {
  const api = googleApi(project);
  await untilKnown(() => ensureServiceAccounts(api), 0);
  await withdrawFromUploads(api);
};

it('a broken decoder may create objects under uploads/, and nothing else', async () => {
  freshProject(standIn, project);
  await deployed();
  expect(rightsOfDecoder()).toEqual(oneRight);
});

it('a deployment takes back what earlier versions gave the decoder, and leaves others alone', async () => {
  freshProject(standIn, project);
  const { resources } = standIn;
  const other = 'user:helper@club.example';
  const add = (key: string, binding: object) => {
    const policy = resources.get(`${key}#policy`) ?? { bindings: [] };
    resources.set(`${key}#policy`, { ...policy, bindings: [...policy.bindings, binding] });
  };
  add(`projects/${project}`, { role: 'roles/datastore.user', members: [decoder, other] });
  add(`b/${bucketOf(project)}`, { role: 'roles/storage.objectUser', members: [decoder] });
  for (const name of ['HASH_KEY', 'SMTP_URL']) {
    const role = 'roles/secretmanager.secretAccessor';
    add(`projects/${project}/secrets/${name}`, { role, members: [decoder] });
  }
  await deployed();
  expect(rightsOfDecoder()).toEqual(oneRight);
  expect(resources.get(`projects/${project}#policy`).bindings).toContainEqual({
    role: 'roles/datastore.user',
    members: [other],
  });
  expect(resources.get(`b/${bucketOf(project)}#policy`).bindings).toContainEqual(lentAccess);
  const writes = standIn.calls.length;
  await deployed();
  expect(standIn.calls.slice(writes).filter((call) => /:setIam|^PUT/.test(call))).toEqual([]);
});
