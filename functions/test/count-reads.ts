import { Query } from 'firebase-admin/firestore';
import { vi } from 'vitest';

/** Counts the documents that each query reads from now on; `vi.restoreAllMocks` ends it. */
export function countReads(): number[] {
  const reads: number[] = [];
  const { get } = Query.prototype;
  vi.spyOn(Query.prototype, 'get').mockImplementation(async function (this: Query) {
    const page = await get.call(this);
    reads.push(page.size);
    return page;
  });
  return reads;
}
