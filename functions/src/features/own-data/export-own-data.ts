import { headOf } from '@fanclub/contract/files/column-heads';
import { makeZip } from 'client-zip';
import { isHiddenIdentity } from '#features/uploads/document-policy';
import type { MemberCaller } from '#pipeline/caller';
import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';
import { openObject } from '#platform/object-store';
import { findFamilyOf } from '#repositories/families';
import type { Member } from '#repositories/member';
import { readEarlier, withPresent } from '#repositories/members';
import { findUploadsOf, type Upload } from '#repositories/uploads';
import { fileNameOf, ownDataOf } from './own-data-of.ts';

interface ZipEntry {
  name: string;
  lastModified: Date;
  input: string | AsyncIterable<Uint8Array>;
}

/**
 * Returns a ZIP archive that is generated while it is read, with one piece of one file in memory at a time. Files are
 * stored uncompressed, because images are compressed already. If `entries` throws, the reader gets the error.
 */
function zipOf(entries: AsyncIterable<ZipEntry>): AsyncIterable<Uint8Array> {
  return makeZip(entries) as AsyncIterable<Uint8Array> & ReadableStream;
}

/** What the zip has about one person: the text of `data.json`, and the images with their names in the zip. */
interface Folder {
  path: string;
  data: string;
  images: readonly { upload: Upload; name: string }[];
}

/**
 * Returns a zip of everything that is stored about a member: `data.json` and the images that this session may see. The
 * zip has a folder with the same content about each dependant. All rows are read before the first byte is sent, so that
 * a failed read gives an error and not half a file. An instance reads the rows of one export at a time, and images in
 * pieces while they are sent: twenty exports at once would otherwise need too much memory.
 */
export function exportOwnData(
  context: ServerContext,
  caller: MemberCaller,
): AsyncIterable<Uint8Array> {
  return zipOf(entriesOf(context, caller));
}

async function* entriesOf(context: ServerContext, caller: MemberCaller): AsyncGenerator<ZipEntry> {
  const folders = await context.mutex.run(['own-data'], () => foldersOf(context, caller));
  // The images come first: if Cloud Storage cannot be read at all, the export fails before the first byte is sent.
  for (const { path, images } of folders) {
    for (const { upload, name } of images) yield* imageEntry(context, upload, path + name);
  }
  const lastModified = context.now();
  for (const { path, data } of folders) {
    yield { name: `${path}data.json`, lastModified, input: data };
  }
}

async function foldersOf(context: ServerContext, caller: MemberCaller): Promise<Folder[]> {
  const member = await withPresent(context.db, caller.member);
  const family = await findFamilyOf(context.db, member);
  return Promise.all([
    folderAbout(context, caller, member, ''),
    ...family.map((each, i) => folderAbout(context, caller, each, `family-${i + 1}/`)),
  ]);
}

async function folderAbout(
  context: ServerContext,
  caller: MemberCaller,
  member: Member,
  path: string,
): Promise<Folder> {
  const [uploads, earlier] = await Promise.all([
    findUploadsOf(context.db, member.id),
    readEarlier(context.db, context.db, member),
  ]);
  const isHidden = (upload: Upload) => isHiddenIdentity(caller, upload);
  const shown = uploads.filter((upload) => !isHidden(upload));
  const about = { uploads, earlier };
  const data = await ownDataOf(context, member, about, { isHidden, now: context.now() });
  return {
    path,
    data: JSON.stringify(data, (_, value) => withHeads(value), 2),
    images: shown.map((upload) => ({ upload, name: fileNameOf(upload, member, earlier) })),
  };
}

/** Yields one image, or nothing if its object is missing. */
async function* imageEntry(
  { bucket }: ServerContext,
  { id, object_path, created_at }: Upload,
  name: string,
): AsyncGenerator<ZipEntry> {
  const input = await openObject(bucket(), object_path);
  if (!input) {
    log.error('object of an upload is missing', new Error(object_path), { upload: id });
    return;
  }
  try {
    yield { name, lastModified: created_at.toDate(), input };
  } finally {
    // The client may have disconnected in the middle of the image.
    input.destroy();
  }
}

/** Returns an object with the names that its fields have in files, and any other value as it is. */
function withHeads(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [headOf(name), each]));
}
