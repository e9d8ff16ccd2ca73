import {
  type FileType,
  fileTypes,
  fileUrlPattern,
  unclaimedUploadTtlMs,
} from '@fanclub/contract/uploads/file-rules';
import type { ServerContext } from '#platform/context';
import { eachPageOfFacts, type ObjectFacts, readFacts } from '#platform/object-store';
import { timestampOf } from '#platform/time';
import { createOnce } from './rows.ts';
import { fileUrlOf, type UploadDocument, uploadDoc } from './uploads.ts';

type Context = Pick<ServerContext, 'db' | 'bucket' | 'now'>;

/**
 * The folder in which the function `uploads` stores images. That function may write objects and nothing else, so what
 * is known of an image is stored with its object. Nobody but this server can read or change an object.
 */
const folder = 'uploads/sent/';

export const sentPathOf = (id: string) => `${folder}${id}.jpg`;
const idIn = (path: string) => path.slice(folder.length, -'.jpg'.length);
const isSentPath = (path: string) =>
  path === sentPathOf(idIn(path)) && fileUrlPattern.test(fileUrlOf(idIn(path)));

/** What `uploads` stores with an image. Its size and time come from Cloud Storage. */
export interface Sent {
  file_type: FileType;
  /** SHA-256 of the bytes as they were sent. */
  sha256: string;
}

/**
 * Returns the row of a sent image; null if the facts stored with its object do not have the form that `uploads` writes.
 */
function rowOf({ path, size, storedAtMs, known }: ObjectFacts): UploadDocument | null {
  const file_type = fileTypes.find((each) => each === known.file_type);
  const { sha256 } = known;
  if (!file_type || typeof sha256 !== 'string' || !/^[\w-]{43}$/.test(sha256)) return null;
  return {
    file_type,
    state: 'stored',
    object_path: path,
    content_type: 'image/jpeg',
    size,
    sha256,
    claimed_by: null,
    family: null,
    request_number: null,
    created_at: timestampOf(storedAtMs),
    expires_at: timestampOf(storedAtMs + unclaimedUploadTtlMs),
  };
}

const isOverdue = ({ storedAtMs }: ObjectFacts, now: Date) =>
  now.getTime() >= storedAtMs + unclaimedUploadTtlMs;

/**
 * Makes the rows of sent images that have none yet. It is called before each transaction that needs these rows. An id
 * without an image, or with an expired one, gets no row, so the transaction refuses it. Repeated and concurrent calls
 * do no harm. A deleted image never gets a row again: a deletion removes the object before the row, and here the row is
 * looked for before the object.
 */
export async function adoptUploads(
  { db, bucket, now }: Context,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db.getAll(...ids.map((id) => uploadDoc(db, id)));
  const missing = rows.filter(({ exists }) => !exists).map(({ id }) => id);
  await Promise.all(
    missing.map(async (id) => {
      const sent = await readFacts(bucket(), sentPathOf(id));
      const row = sent && !isOverdue(sent, now()) && rowOf(sent);
      if (row) await createOnce(uploadDoc(db, id), row);
    }),
  );
}

/**
 * Makes the rows of all sent images that have none, so that the maintenance deletes them when their time is over.
 * Returns the paths of objects that no row can name: images whose time was over before they got a row, and objects
 * that `uploads` would not have written.
 */
export async function adoptAllUploads(context: Context): Promise<string[]> {
  const { db, now } = context;
  const nameless: string[] = [];
  for await (const page of eachPageOfFacts(context.bucket(), folder)) {
    const ours = page.filter((sent) => rowOf(sent) !== null && isSentPath(sent.path));
    nameless.push(...page.filter((sent) => !ours.includes(sent)).map(({ path }) => path));
    if (ours.length === 0) continue;
    const rows = await db.getAll(...ours.map(({ path }) => uploadDoc(db, idIn(path))));
    const left = ours.filter((_, i) => !rows[i]?.exists);
    nameless.push(...left.filter((sent) => isOverdue(sent, now())).map(({ path }) => path));
    await adoptUploads(
      context,
      left.map(({ path }) => idIn(path)),
    );
  }
  return nameless;
}
