import { accountsFolder } from '@fanclub/functions/features/backup/back-up-accounts';
import { serviceAccountEmail, serviceAccountId } from '@fanclub/functions/platform/deployment';
import { policyOf } from '../deploy/access-policies.ts';
import { bucketPath, databasePath, defaultBucket } from '../deploy/project-resources.ts';
import { accountIds } from '../deploy/service-account.ts';
import type { GoogleAnswer } from '../google-api.ts';
import { type Check, firebaseCommand, removeBinding } from './check.ts';
import { otherFields, otherIndexes, otherRules } from './rules-and-indexes.ts';

/** Matches Google's predefined roles that allow reading objects. Roles that somebody defined are not checked. */
const readingRole =
  /^roles\/storage\.(admin|object(Viewer|User|Admin)|legacyObject(Reader|Owner))$/;

/**
 * Matches Firebase's service account, which needs access to evaluate the storage rules. Through this account nobody
 * reads a file, because our rules deny everything.
 */
const firebaseItself = /@gcp-sa-firebasestorage\.iam\.gserviceaccount\.com$/;

/**
 * Only the functions, the project's owners and Firebase itself may read the bucket, because it holds images of
 * passports and backups of all accounts.
 */
const bucketReaders: Check = {
  name: 'Who may read the bucket',
  faults: async ({ api }) => {
    const { project } = api;
    const known = [
      `projectOwner:${project}`,
      ...accountIds.map((id) => `serviceAccount:${serviceAccountEmail(project, id)}`),
    ];
    const faults: string[] = [];
    for (const on of ['project', 'bucket'] as const) {
      const { bindings = [] } = await policyOf(api, on, serviceAccountId).read();
      for (const { role, members } of bindings.filter((it) => readingRole.test(it.role))) {
        const others = members.filter((it) => !known.includes(it) && !firebaseItself.test(it));
        faults.push(...others.map((member) => `${member} by ${role} on the ${on}`));
      }
    }
    return faults;
  },
  mend: ({ api }, [fault = '']) => {
    const [, member = '', role = '', on] = /^(\S+) by (\S+) on the (\w+)$/.exec(fault) ?? [];
    return removeBinding(api, { on, member, role });
  },
};

const softDeleteDays = 7;
const daySeconds = 24 * 3_600;

function bucketFaults(bucket: GoogleAnswer): string[] {
  const { iamConfiguration: access, softDeletePolicy: soft } = bucket ?? {};
  const keptSeconds = Number(soft?.retentionDurationSeconds ?? 0);
  return [
    ...(access?.uniformBucketLevelAccess?.enabled
      ? []
      : ['objects have access lists of their own']),
    ...(access?.publicAccessPrevention === 'enforced' ? [] : ['it could be made public']),
    ...(keptSeconds === softDeleteDays * daySeconds
      ? []
      : [`what is deleted is kept for ${keptSeconds / daySeconds} days, not ${softDeleteDays}`]),
  ];
}

export const dataChecks: readonly Check[] = [
  {
    name: 'Security rules',
    faults: otherRules,
    mend: firebaseCommand('deploy --only firestore:rules,storage'),
  },
  {
    name: 'Indexes',
    faults: otherIndexes,
    mend: firebaseCommand('deploy --only firestore:indexes --force'),
  },
  {
    name: 'Fields that expire or are not indexed',
    faults: otherFields,
    mend: firebaseCommand('deploy --only firestore:indexes --force'),
  },
  {
    name: 'Point-in-time recovery and protection from deletion',
    faults: async ({ api }) => {
      const found = await api.get('firestore', databasePath(api));
      const hasRecovery = /_ENABLED$/.test(found?.pointInTimeRecoveryEnablement ?? '');
      const isProtected = /_ENABLED$/.test(found?.deleteProtectionState ?? '');
      return [
        ...(hasRecovery ? [] : ['no point-in-time recovery']),
        ...(isProtected ? [] : ['the database can be deleted']),
      ];
    },
    mend: firebaseCommand(
      'firestore:databases:update "(default)" --point-in-time-recovery ENABLED --delete-protection ENABLED',
    ),
  },
  {
    name: 'Backups of Firestore',
    faults: async ({ api }) => {
      const answer = await api.get('firestore', `${databasePath(api)}/backupSchedules`);
      const schedules: GoogleAnswer[] = answer?.backupSchedules ?? [];
      return schedules.some(({ dailyRecurrence }) => dailyRecurrence)
        ? []
        : ['none is made each day'];
    },
    mend: firebaseCommand('firestore:backups:schedules:create --recurrence DAILY --retention 14d'),
  },
  {
    name: 'Backups of accounts',
    faults: async ({ api }) => {
      const path = `${await bucketPath(api)}/o?prefix=${encodeURIComponent(accountsFolder)}`;
      const files: GoogleAnswer[] = (await api.get('storage', path))?.items ?? [];
      const newest = Math.max(0, ...files.map(({ timeCreated }) => Date.parse(timeCreated)));
      const isFresh = Date.now() - newest < 2 * daySeconds * 1_000;
      return isFresh ? [] : ['none was written in the last two nights'];
    },
    mend: firebaseCommand('functions:log --only accountBackup'),
  },
  {
    name: 'Bucket of the images',
    faults: async ({ api }) => bucketFaults(await api.get('storage', await bucketPath(api))),
    mend: async ({ api }) =>
      `gcloud storage buckets update gs://${await defaultBucket(api)} --uniform-bucket-level-access --public-access-prevention --soft-delete-duration=${softDeleteDays}d`,
  },
  bucketReaders,
];
