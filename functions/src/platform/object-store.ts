import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { Bucket, File } from '@google-cloud/storage';
import { withinDeadline } from '#platform/deadline';

/**
 * The most time for one call to Cloud Storage, which only this module uses. The stored objects are private: only this
 * server reads them.
 */

const timeoutMs = 15_000;

/** Limits the time of a call. Without this the client library would wait as long as the platform allows. */
const inTime = <T>(work: Promise<T>): Promise<T> => withinDeadline(timeoutMs, () => work);

const hasCode = (error: unknown, code: number) => (error as { code?: unknown }).code === code;

export async function saveObject(
  bucket: Bucket,
  path: string,
  bytes: Buffer,
  contentType: string,
  /** Facts that are stored with the object. An object with such facts is written once and never again. */
  known?: Record<string, string>,
): Promise<void> {
  const saving = bucket.file(path).save(bytes, {
    // The object is saved in one request. A resumable upload would need one request more and could leave unfinished
    // uploads behind.
    resumable: false,
    contentType,
    metadata: { cacheControl: 'private, no-store', ...(known && { metadata: known }) },
    ...(known && { preconditionOpts: { ifGenerationMatch: 0 } }),
  });
  await inTime(saving).catch((error: unknown) => {
    // With status 412, the object exists already: the client library repeated a request whose response was lost, after
    // the first request had stored the same bytes.
    if (!(known && hasCode(error, 412))) throw error;
  });
}

/** What is known of a stored object. */
export interface ObjectFacts {
  path: string;
  size: number;
  storedAtMs: number;
  /** The texts that were given to `saveObject` as `known`. */
  known: Record<string, unknown>;
}

const factsOf = ({ name, metadata }: File): ObjectFacts => ({
  path: name,
  size: Number(metadata.size),
  storedAtMs: Date.parse(String(metadata.timeCreated)),
  known: metadata.metadata ?? {},
});

/** Reads what is known of an object. Returns null if it does not exist. */
export async function readFacts(bucket: Bucket, path: string): Promise<ObjectFacts | null> {
  const file = bucket.file(path);
  try {
    await inTime(file.getMetadata());
    return factsOf(file);
  } catch (error) {
    if (hasCode(error, 404)) return null;
    throw error;
  }
}

/** Lists what is known of all objects whose paths begin with a text, a page at a time. */
export async function* eachPageOfFacts(
  bucket: Bucket,
  prefix: string,
): AsyncGenerator<ObjectFacts[]> {
  let pageToken: string | undefined;
  do {
    const query = { prefix, maxResults: 1_000, autoPaginate: false, pageToken };
    const [files, next] = await inTime(bucket.getFiles(query));
    yield files.map(factsOf);
    pageToken = (next as { pageToken?: string } | null)?.pageToken;
  } while (pageToken);
}

/** Reads the bytes of an object. Returns null if it does not exist. */
export async function readObject(bucket: Bucket, path: string): Promise<Buffer | null> {
  try {
    const [bytes] = await inTime(bucket.file(path).download());
    return bytes;
  } catch (error) {
    if (hasCode(error, 404)) return null;
    throw error;
  }
}

/**
 * Opens an object to be read in pieces, no faster than the reader takes them. Returns null if the object does not
 * exist. A reader that stops before the end has to destroy the stream.
 */
export async function openObject(bucket: Bucket, path: string): Promise<Readable | null> {
  const stream = bucket.file(path).createReadStream();
  try {
    await inTime(once(stream, 'readable'));
    return stream;
  } catch (error) {
    stream.destroy();
    if (hasCode(error, 404)) return null;
    throw error;
  }
}

/** Deletes an object. An object that does not exist is no error. */
export async function deleteObject(bucket: Bucket, path: string): Promise<void> {
  await inTime(bucket.file(path).delete({ ignoreNotFound: true }));
}

/** Lists the paths of all objects whose paths begin with a text, in alphabetical order. */
export async function listObjects(bucket: Bucket, prefix: string): Promise<string[]> {
  const [files] = await inTime(bucket.getFiles({ prefix }));
  return files.map(({ name }) => name).sort();
}
