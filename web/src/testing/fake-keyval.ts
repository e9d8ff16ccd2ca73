/**
 * Replaces `idb-keyval` in tests. Like IndexedDB it keeps its data when a test simulates a reload, and keeps the data of
 * each database apart.
 */
const databases = new Map<string, Map<string, unknown>>();

function rowsOf(database: string): Map<string, unknown> {
  const rows = databases.get(database) ?? new Map<string, unknown>();
  databases.set(database, rows);
  return rows;
}

export const fakeKeyval = { reset: () => databases.clear() };

export const createStore = (database: string) => database;
export const get = async (key: string, store: string) => rowsOf(store).get(key);
export const set = async (key: string, value: unknown, store: string) =>
  void rowsOf(store).set(key, value);
export const clear = async (store: string) => rowsOf(store).clear();
export const del = async (key: string, store: string) => void rowsOf(store).delete(key);
