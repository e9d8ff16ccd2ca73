import { downloadExport } from '@fanclub/contract/exports/routes';
import { callForBlob } from '#api/client.ts';

/**
 * Downloads the parts of an export and joins them into one file. The file comes in parts because the size of
 * a response is limited.
 */
export async function fetchExport(exportId: string, parts: number): Promise<Blob> {
  const blobs: Blob[] = [];
  for (let part = 1; part <= parts; part++) {
    blobs.push(
      await callForBlob(downloadExport, { params: { exportId }, query: { part: String(part) } }),
    );
  }
  return new Blob(blobs, { type: blobs[0]?.type ?? '' });
}
