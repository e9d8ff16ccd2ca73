/** Replaces `idb-keyval` in tests. Like IndexedDB it keeps its data when a test simulates a reload. */
const kept = new Map<string, unknown>();

export const fakeKeyval = { reset: () => kept.clear() };

export const createStore = () => ({});
export const get = async (key: string) => kept.get(key);
export const set = async (key: string, value: unknown) => void kept.set(key, value);
export const clear = async () => kept.clear();
export const del = async (key: string) => void kept.delete(key);
