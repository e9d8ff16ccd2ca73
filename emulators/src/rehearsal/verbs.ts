import { newProjectVcpus } from '@fanclub/functions/platform/instances';
import type { GoogleAnswer } from '../google-api.ts';
import { readPolicy, writePolicy } from './policies.ts';
import { type Call, create, list, NotFound, plainly, type Resources } from './resources.ts';

/** Google accepts a new metric only after some minutes. The stand-in accepts it after this many refusals. */
const refusalsUntilKnown = 20;
const refusalsKey = (metric: string) => `refusals since ${metric}`;

/** Stores an alert policy. Refuses it if its metric does not exist or was created too recently. */
function writeAlertPolicy(resources: Resources, call: Call): GoogleAnswer | undefined {
  const metrics = `${call.path.replace(/\/alertPolicies.*/, '')}/metrics/`;
  const looksAt = JSON.stringify(call.body).matchAll(/logging\.googleapis\.com\/user\/(\w+)/g);
  for (const [type, name] of looksAt) {
    if ((resources.get(refusalsKey(metrics + name)) ?? 0) >= refusalsUntilKnown) continue;
    for (const metric of [...resources.keys()].filter((key) => key.startsWith(metrics))) {
      resources.set(refusalsKey(metric), (resources.get(refusalsKey(metric)) ?? 0) + 1);
    }
    throw new NotFound(
      `Cannot find metric(s) that match type = "${type}". If a metric was created recently, it could take up to 10 minutes to become available. Please try again soon.`,
    );
  }
  return plainly(resources, call);
}

/** A request that needs a special response, because Google does not handle it like a plain REST request. */
interface Verb {
  on: RegExp;
  answer: (resources: Resources, call: Call) => GoogleAnswer | undefined;
}

/** Returns a long-running operation that is already complete, and stores it for clients that ask for it later. */
function done(resources: Resources, response: GoogleAnswer = {}): GoogleAnswer {
  const name = `operations/${resources.size}`;
  const operation = { name, done: true, response };
  resources.set(name, operation);
  return operation;
}

/** Refuses a function whose instances could together have more processors than a new project may use in a region. */
function refuseTooManyProcessors({
  maxInstanceCount = 100,
  availableCpu = 1,
}: GoogleAnswer = {}): void {
  const most = Math.floor(newProjectVcpus / Number(availableCpu));
  if (maxInstanceCount <= most) return;
  throw new Error(
    `Max instances must be set to ${most} or fewer (maxScale may not exceed ${most})`,
  );
}

/**
 * Creates or changes a function and its Cloud Run service. Also creates the repository for container images if the
 * region has none yet.
 */
function makeFunction(resources: Resources, { path, query, body, method }: Call): GoogleAnswer {
  // The stand-in refuses a function while indexes are being built. Google would accept the function, but the function's
  // queries would fail.
  const isEarly = [...resources.values()].some((it) => it?.state === building);
  if (isEarly) throw new Error('functions came before their indexes were built');
  refuseTooManyProcessors(body.serviceConfig);
  const name = method === 'POST' ? `${path}/${query.get('functionId')}` : path;
  const [, project, , location, , id] = name.split('/');
  const region = `projects/${project}/locations/${location}`;
  const service = `${region}/services/${id?.toLowerCase()}`;
  const uri = `https://${id}.example`;
  const serviceConfig = { ...body.serviceConfig, service, uri };
  const made = { ...body, name, state: 'ACTIVE', environment: 'GEN_2', url: uri, serviceConfig };
  resources.set(name, made);
  const repository = `${region}/repositories/gcf-artifacts`;
  if (!resources.has(repository)) resources.set(repository, { name: repository });
  return done(resources, made);
}

const building = 'CREATING';

/** Creates an index. Like Firestore, appends the document's name with the order of the last ordered field. */
function makeIndex(resources: Resources, call: Call): GoogleAnswer {
  const { fields } = call.body;
  const order = fields.findLast((field: GoogleAnswer) => field.order)?.order ?? 'ASCENDING';
  const named = [...fields, { fieldPath: '__name__', order }];
  const body = { ...call.body, fields: named, state: building };
  return done(resources, create(resources, { ...call, body }));
}

/** Returns the indexes. Google needs minutes to build one; here, an index is ready after it was listed once. */
function lookAtIndexes(resources: Resources, { path }: Call): GoogleAnswer {
  const seen = list(resources, path);
  for (const [key, index] of resources) {
    if (index?.state === building) resources.set(key, { ...index, state: 'READY' });
  }
  return seen;
}

function release(resources: Resources, { path, query }: Call): GoogleAnswer {
  const version = resources.get(query.get('versionName') ?? '');
  const channel = path.replace(/\/releases$/, '');
  const made = { name: `${path}/${resources.size}`, version, channel };
  const releases = [made, ...(resources.get(path)?.releases ?? [])];
  resources.set(path, { releases });
  resources.set(channel, { ...resources.get(channel), release: made });
  return made;
}

/** Number of proxies between a visitor and the functions of the stand-in. */
const proxiesInFront = 2;

const upgraded = 'IDENTITY_PLATFORM';

/** Upgrades Firebase Auth to Identity Platform, which a new project does not have. */
function upgradeAuth(resources: Resources, { path }: Call): GoogleAnswer {
  const config = path.replace(/\/identityPlatform:initializeAuth$/, '/config');
  resources.set(config, { ...resources.get(config), subtype: upgraded });
  return {};
}

/** Changes the configuration of Firebase Auth. Permissions of users are refused before the upgrade. */
function changeAuth(resources: Resources, call: Call): GoogleAnswer | undefined {
  const isUpgraded = resources.get(call.path)?.subtype === upgraded;
  if (call.body.client?.permissions && !isUpgraded) {
    throw new Error('OPERATION_NOT_ALLOWED : client.permissions needs Identity Platform');
  }
  return plainly(resources, call);
}

/** Adds a domain to the site. The DNS records of the domain do not exist yet. */
function addDomain(resources: Resources, { path, query }: Call): GoogleAnswer {
  const host = query.get('customDomainId');
  const name = `${path}/${host}`;
  const records = [{ domainName: host, type: 'A', rdata: '199.36.158.100' }];
  resources.set(name, {
    name,
    hostState: 'HOST_UNHOSTED',
    ownershipState: 'OWNERSHIP_MISSING',
    requiredDnsUpdates: { desired: [{ domainName: host, records }] },
  });
  return { name: `operations/${resources.size}` };
}

/** Refuses requests that Google refuses if no project pays for them; see the error's text. */
function paid(resources: Resources, call: Call): GoogleAnswer | undefined {
  if (!call.quotaProject) {
    throw new Error(
      'Your application is authenticating by using local ADC: a quota project is needed',
    );
  }
  return plainly(resources, call);
}

/** Returns a page of the site as visitors get it, or undefined if nothing has been released. */
function site(resources: Resources, { path, query }: Call): string | GoogleAnswer | undefined {
  const isLive = [...resources.keys()].some((key) => key.endsWith('channels/live/releases'));
  const pages: Record<string, string | GoogleAnswer> = {
    '': '<!doctype html><html></html>',
    'api/health': {
      ...(resources.get('health') ?? { ok: true }),
      ...(query.has('probe') && { proxies: proxiesInFront }),
    },
    'api/settings': { price_base: 5 },
  };
  return isLive ? pages[path] : undefined;
}

export const verbs: readonly Verb[] = [
  { on: /:testIamPermissions$/, answer: (_, { body }) => ({ permissions: body.permissions }) },
  {
    on: /:getIamPolicy$|^GET b\/.*\/iam$/,
    answer: readPolicy,
  },
  {
    on: /:setIamPolicy$|^PUT b\/.*\/iam$/,
    answer: writePolicy,
  },
  {
    on: /services:batchGet$/,
    answer: (resources, { query }) => ({
      services: query
        .getAll('names')
        .map((name) => resources.get(name) ?? { name, state: 'DISABLED' }),
    }),
  },
  {
    on: /services:batchEnable$/,
    answer: (resources, { path, body }) => {
      const parent = path.replace(/:batchEnable$/, '');
      for (const id of body.serviceIds) {
        resources.set(`${parent}/${id}`, { name: `${parent}/${id}`, state: 'ENABLED' });
      }
      return done(resources);
    },
  },
  // firebase-tools derives a service's name from the host of its API, which here is the stand-in, and asks whether the
  // service is enabled in the project.
  { on: /^GET projects\/[^/]+\/services\/[\w.-]+$/, answer: () => ({ state: 'ENABLED' }) },
  { on: /^(POST|PATCH) .*\/alertPolicies(\/[^/]+)?$/, answer: writeAlertPolicy },
  { on: /identityPlatform:initializeAuth$/, answer: upgradeAuth },
  { on: /^PATCH projects\/[^/]+\/config$/, answer: changeAuth },
  { on: /^POST .*\/customDomains$/, answer: addDomain },
  {
    on: /^GET .*\/documents\/\w+$/,
    answer: (resources, { path }) => ({
      documents: [...resources].filter(([key]) => key.startsWith(`${path}/`)).map(([, it]) => it),
    }),
  },
  { on: /^POST projects\/[^/]+\/accounts$|^PATCH .*\/documents\//, answer: paid },
  {
    on: /\/secrets\/\w+:addVersion$/,
    answer: (resources, { path }) => {
      const name = `${path.replace(/:addVersion$/, '')}/versions/latest`;
      resources.set(name, { name, state: 'ENABLED' });
      return { name };
    },
  },
  { on: /:generateServiceIdentity$/, answer: (resources) => done(resources) },
  { on: /^POST oauth2\//, answer: () => ({ access_token: 'rehearsal', expires_in: 3600 }) },
  {
    on: /functions:generateUploadUrl$/,
    answer: (_, { origin }) => ({
      uploadUrl: `${origin}/upload/functions.zip?GoogleAccessId=x`,
      storageSource: { bucket: 'sources', object: 'functions.zip' },
    }),
  },
  { on: /^PUT upload\//, answer: () => ({}) },
  { on: /^POST .*\/functions$|^PATCH .*\/functions\/[^/]+$/, answer: makeFunction },
  {
    // A plain list would leave out the release for a bucket's rules, because its path has one more segment than that
    // for Firestore's rules.
    on: /^GET projects\/[^/]+\/releases$/,
    answer: (resources, { path }) => ({
      releases: [...resources].filter(([key]) => key.startsWith(`${path}/`)).map(([, it]) => it),
    }),
  },
  {
    on: /^POST .*\/databases$/,
    answer: (resources, call) => done(resources, create(resources, call)),
  },
  { on: /^POST .*\/indexes$/, answer: makeIndex },
  { on: /^GET .*\/collectionGroups\/-\/indexes$/, answer: lookAtIndexes },
  {
    on: /^PATCH projects\/[^/]+\/releases\//,
    answer: (resources, { path, body }) => {
      const found = resources.get(path);
      if (found) resources.set(path, { ...found, ...body.release });
      return resources.get(path);
    },
  },
  { on: /:test$/, answer: () => ({ issues: [] }) },
  {
    on: /:populateFiles$/,
    answer: (_, { body, origin }) => ({
      uploadRequiredHashes: Object.values(body.files),
      uploadUrl: `${origin}/files`,
    }),
  },
  { on: /^POST files\//, answer: () => ({}) },
  { on: /^POST .*\/channels\/[^/]+\/releases$/, answer: release },
  { on: /^GET (|api\/.*)$/, answer: site },
];
