import { accountsFolder } from '@fanclub/functions/features/backup/back-up-accounts';
import { bucketPath, defaultBucket } from '../deploy/bucket.ts';
import { databasePath } from '../deploy/database.ts';
import type { Answer } from '../google/google-api.ts';
import { bucketReaders } from './bucket-readers.ts';
import { type Check, firebaseCommand } from './check.ts';
import { otherFields, otherIndexes, otherRules } from './rules-and-indexes.ts';

const softDeleteDays = 7;
const daySeconds = 24 * 3_600;

function bucketFaults(bucket: Answer): string[] {
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
      const schedules: Answer[] = answer?.backupSchedules ?? [];
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
      const files: Answer[] = (await api.get('storage', path))?.items ?? [];
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
