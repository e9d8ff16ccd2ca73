/** Stands for `firebase/firestore/lite` in tests, which the app reads promo codes with at need. */

const documents = new Map<string, Record<string, unknown>>();
let isDown = false;

export const fakeFirestore = {
  put(path: string, data: Record<string, unknown>): void {
    documents.set(path, data);
  },

  goDown(): void {
    isDown = true;
  },

  reset(): void {
    documents.clear();
    isDown = false;
  },
};

export const getFirestore = () => ({});
export const doc = (_: unknown, ...path: string[]) => path.join('/');
export async function getDoc(path: string) {
  if (isDown) throw new Error('offline');
  return { data: () => documents.get(path) };
}
export const connectFirestoreEmulator = () => {};
