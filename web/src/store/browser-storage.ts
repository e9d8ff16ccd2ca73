type KeyValues = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function inMemory(): KeyValues {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** Returns one of the browser's storages, or null in the build and if the browser blocks site data. */
function browserStorage(name: 'localStorage' | 'sessionStorage'): KeyValues | null {
  try {
    return globalThis.window?.[name] ?? null;
  } catch {
    return null;
  }
}

/** True if the browser blocks site data, so that what is stored lasts only until the page is left. */
export const isStorageBlocked = (): boolean =>
  globalThis.window !== undefined && browserStorage('localStorage') === null;

function storageOrMemory(name: 'localStorage' | 'sessionStorage'): KeyValues {
  const memory = inMemory();
  const storage = () => browserStorage(name) ?? memory;
  return {
    getItem: (key) => storage().getItem(key),
    setItem: (key, value) => storage().setItem(key, value),
    removeItem: (key) => storage().removeItem(key),
  };
}

/** The storage of this device for the site. `setItem` throws if it is full. */
export const deviceStorage = storageOrMemory('localStorage');

/** The storage of this tab for the site. `setItem` throws if it is full. */
export const tabStorage = storageOrMemory('sessionStorage');
