import type { Bucket } from '@google-cloud/storage';
import { withinDeadline } from '#platform/deadline';

/** The only module that knows Cloud Storage. Objects are private: nothing but this server reads them. */

const timeoutMs = 15_000;

/** Without a limit the client library would wait as long as the platform lets it. */
const inTime = <T>(work: Promise<T>): Promise<T> => withinDeadline(timeoutMs, () => work);

const isNotFound = (error: unknown) => (error as { code?: unknown }).code === 404;

export async function saveObject(
  bucket: Bucket,
  path: string,
  bytes: Buffer,
  contentType: string,
): Promise<void> {
  const saving = bucket.file(path).save(bytes, {
    // One request: a resumable upload would cost a round trip more and leave sessions behind.
    resumable: false,
    contentType,
    metadata: { cacheControl: 'private, no-store' },
  });
  await inTime(saving);
}

/** Reads the object's bytes; null if there is no object. */
export async function readObject(bucket: Bucket, path: string): Promise<Buffer | null> {
  try {
    const [bytes] = await inTime(bucket.file(path).download());
    return bytes;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

/** Deletes an object; one that is gone already is no error. */
export async function deleteObject(bucket: Bucket, path: string): Promise<void> {
  await inTime(bucket.file(path).delete({ ignoreNotFound: true }));
}

/** Deletes all objects whose paths begin with this text. */
export async function deleteFolder(bucket: Bucket, folder: string): Promise<void> {
  await inTime(bucket.deleteFiles({ prefix: folder }));
}

/** Lists the paths of all objects that begin with a text, in their order. */
export async function listObjects(bucket: Bucket, prefix: string): Promise<string[]> {
  const [files] = await inTime(bucket.getFiles({ prefix }));
  return files.map(({ name }) => name).sort();
}
