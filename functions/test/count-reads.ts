import { Query } from 'firebase-admin/firestore';
import { vi } from 'vitest';

/**
 * Returns a list to which each query outside of a transaction adds the number of documents that it read, until
 * `vi.restoreAllMocks`.
 */
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
