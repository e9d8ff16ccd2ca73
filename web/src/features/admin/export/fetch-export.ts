import { downloadExport } from '@fanclub/contract/exports/routes';
import { callForBlob } from '#api/client.ts';

/** The file of an export, which comes in parts: no answer may be as long as a list can be. */
export async function fetchExport(exportId: string, parts: number): Promise<Blob> {
  const blobs: Blob[] = [];
  for (let part = 1; part <= parts; part++) {
    blobs.push(
      await callForBlob(downloadExport, { params: { exportId }, query: { part: String(part) } }),
    );
  }
  return new Blob(blobs, { type: blobs[0]?.type ?? '' });
}
