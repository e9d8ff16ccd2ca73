import type { Bucket } from '@google-cloud/storage';
import { withinDeadline } from '#platform/deadline';

/**
 * The most time for one call to Cloud Storage. Only this module uses Cloud Storage. The stored objects are private:
 * only this server reads them.
 */

const timeoutMs = 15_000;

/** Sets a limit of time. Without it the client library would wait as long as the platform allows. */
const inTime = <T>(work: Promise<T>): Promise<T> => withinDeadline(timeoutMs, () => work);

const isNotFound = (error: unknown) => (error as { code?: unknown }).code === 404;

export async function saveObject(
  bucket: Bucket,
  path: string,
  bytes: Buffer,
  contentType: string,
): Promise<void> {
  const saving = bucket.file(path).save(bytes, {
    // The object is saved in one request. A resumable upload would need one request more and could leave unfinished
    // uploads behind.
    resumable: false,
    contentType,
    metadata: { cacheControl: 'private, no-store' },
  });
  await inTime(saving);
}

/** Reads the bytes of an object. Returns null if it does not exist. */
export async function readObject(bucket: Bucket, path: string): Promise<Buffer | null> {
  try {
    const [bytes] = await inTime(bucket.file(path).download());
    return bytes;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

/** Deletes an object. An object that does not exist is no error. */
export async function deleteObject(bucket: Bucket, path: string): Promise<void> {
  await inTime(bucket.file(path).delete({ ignoreNotFound: true }));
}

/** Deletes all objects whose paths begin with this text. */
export async function deleteFolder(bucket: Bucket, folder: string): Promise<void> {
  await inTime(bucket.deleteFiles({ prefix: folder }));
}

/** Lists the paths of all objects whose paths begin with a text, in alphabetical order. */
export async function listObjects(bucket: Bucket, prefix: string): Promise<string[]> {
  const [files] = await inTime(bucket.getFiles({ prefix }));
  return files.map(({ name }) => name).sort();
}
