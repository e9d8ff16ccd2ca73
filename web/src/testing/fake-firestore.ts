/** Replaces `firebase/firestore/lite` in tests. The app reads promo codes with it when the API is not available. */

const documents = new Map<string, Record<string, unknown>>();
let isDown = false;
let isReadOnly = false;

export const fakeFirestore = {
  put(path: string, data: Record<string, unknown>): void {
    documents.set(path, data);
  },

  goDown(): void {
    isDown = true;
  },

  /** Simulates Firestore rules that do not allow the browser to count the uses of a code. */
  deny(): void {
    isReadOnly = true;
  },

  read: (path: string) => documents.get(path),

  reset(): void {
    documents.clear();
    isDown = false;
    isReadOnly = false;
  },
};

export const getFirestore = () => ({});
export const doc = (_: unknown, ...path: string[]) => path.join('/');
export async function getDoc(path: string) {
  if (isDown) throw new Error('offline');
  return { data: () => documents.get(path) };
}
export const increment = (by: number) => ({ by });
/** Increments only numbers, like Firestore: any other value is replaced by the increment. */
export async function updateDoc(
  path: string,
  { usedCount: to }: { usedCount: number | { by: number } },
) {
  if (isDown || isReadOnly) throw new Error('permission-denied');
  const record = documents.get(path);
  const before = typeof record?.usedCount === 'number' ? record.usedCount : 0;
  documents.set(path, { ...record, usedCount: typeof to === 'number' ? to : before + to.by });
}
export const connectFirestoreEmulator = () => {};
