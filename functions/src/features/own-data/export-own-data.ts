import { isHiddenIdentity } from '#features/uploads/document-policy';
import { readObject } from '#features/uploads/object-store';
import type { MemberCaller } from '#pipeline/caller';
import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';
import { type ZipEntry, zipOf } from '#platform/zip';
import { findSeasonsOf } from '#repositories/archived-seasons';
import { findDependants } from '#repositories/families';
import type { Member } from '#repositories/member';
import { findUploadsOf, type Upload } from '#repositories/uploads';
import { fileNameOf, ownDataOf } from './own-data-of.ts';

/**
 * Returns a zip of everything that is stored about a member: `data.json` and the images that this session may see.
 * There is a folder with the same for each dependant. Everything (at most four images of each person, and the
 * receipts of the last seasons) is read before the first byte is sent, so that a failed read gives an error and not
 * half a file.
 */
export function exportOwnData(
  context: ServerContext,
  caller: MemberCaller,
): AsyncIterable<Uint8Array> {
  return zipOf(entriesOf(context, caller));
}

async function* entriesOf(context: ServerContext, caller: MemberCaller): AsyncGenerator<ZipEntry> {
  const { member } = caller;
  const family = member.has_family ? await findDependants(context.db, member.id) : [];
  const folders: ZipEntry[][] = [await entriesAbout(context, caller, member, '')];
  for (const [i, each] of family.entries()) {
    folders.push(await entriesAbout(context, caller, each, `family-${i + 1}/`));
  }
  yield* folders.flat();
}

async function entriesAbout(
  context: ServerContext,
  caller: MemberCaller,
  member: Member,
  folder: string,
): Promise<ZipEntry[]> {
  const now = context.now();
  const [uploads, seasons] = await Promise.all([
    findUploadsOf(context.db, member.id),
    findSeasonsOf(context.db, member.id),
  ]);
  const isHidden = (upload: Upload) => isHiddenIdentity(caller, upload);
  const data = await ownDataOf(context, member, { uploads, seasons }, { isHidden, now });
  const shown = uploads.filter((upload) => !isHidden(upload));
  const images = await Promise.all(
    shown.map((upload) => imageOf(context, upload, fileNameOf(upload, member, seasons))),
  );
  const input = JSON.stringify(data, null, 2);
  return [{ name: 'data.json', lastModified: now, input }, ...images]
    .filter((entry) => entry !== null)
    .map((entry) => ({ ...entry, name: `${folder}${entry.name}` }));
}

async function imageOf(
  { bucket }: ServerContext,
  upload: Upload,
  name: string,
): Promise<ZipEntry | null> {
  const bytes = await readObject(bucket(), upload.object_path);
  if (!bytes) {
    const missing = new Error(upload.object_path);
    log.error('object of an upload is missing', missing, { upload: upload.id });
    return null;
  }
  const lastModified = upload.created_at.toDate();
  return { name, lastModified, input: new Uint8Array(bytes) };
}
