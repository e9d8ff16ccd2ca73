import { it } from 'vitest';
import type { Policy } from '../deploy/access-policies.ts';
import { databasePath } from '../deploy/project-resources.ts';
import { bucketOf } from '../rehearsal/fresh-project.ts';
import { examinedProject, type FaultRow, project, root } from './testing/examined-project.ts';

const { expectFault } = examinedProject();
const database = databasePath({ project });
const bucket = `b/${bucketOf(project)}`;

const faults: readonly FaultRow[] = [
  [
    'Security rules',
    `${root}/releases/cloud.firestore`,
    undefined,
    /not those of firestore\.rules/,
    /--only firestore:rules,storage/,
  ],
  [
    'Indexes',
    `${database}/collectionGroups/members/indexes/0`,
    undefined,
    /missing: members: is_approved ASCENDING/,
    /firestore:indexes/,
  ],
  [
    'Fields that expire or are not indexed',
    `${database}/collectionGroups/uploads/fields/expires_at`,
    {
      name: `${database}/collectionGroups/uploads/fields/expires_at`,
      ttlConfig: { state: 'ACTIVE' },
    },
    /uploads/,
    /firestore:indexes/,
  ],
  [
    'Point-in-time recovery and protection from deletion',
    database,
    {},
    /no point-in-time recovery/,
    /--point-in-time-recovery ENABLED/,
  ],
  [
    'Backups of Firestore',
    `${database}/backupSchedules/1`,
    undefined,
    /each day/,
    /backups:schedules:create --recurrence DAILY/,
  ],
  [
    'Bucket of the images',
    `${bucket}`,
    {},
    /it could be made public/,
    /--public-access-prevention/,
  ],
  [
    'Who may read the bucket',
    `${bucket}#policy`,
    (healthy: Policy) => ({
      ...healthy,
      bindings: [
        ...(healthy.bindings ?? []),
        { role: 'roles/storage.legacyObjectReader', members: [`projectViewer:${project}`] },
        { role: 'roles/storage.legacyObjectOwner', members: [`projectOwner:${project}`] },
      ],
    }),
    /^projectViewer:rehearsal by roles\/storage\.legacyObjectReader on the bucket$/,
    /^gcloud storage buckets remove-iam-policy-binding gs:\/\/rehearsal\.appspot\.com --member=projectViewer:rehearsal --role=roles\/storage\.legacyObjectReader --all$/,
  ],
  [
    'Backups of accounts',
    `${bucket}/o`,
    { items: [{ timeCreated: '2026-01-01T02:30:00Z' }] },
    /last two nights/,
    /functions:log --only accountBackup/,
  ],
];

it.each(faults)('%s: %s', (...row) => expectFault(row));
