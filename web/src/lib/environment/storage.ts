import { appState, updateSlice } from '../app-state/app-state';

export type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { keys: () => string[] };

/** Falls back to memory if the browser's storage is blocked, missing or full. */
function safeStorage(name: 'tab' | 'device', browserStorage: () => Storage): SafeStorage {
  const memory = () => appState.getState().memoryStorage[name];
  const replaceEntries = (entries: Iterable<readonly [string, string]>) =>
    updateSlice('memoryStorage', { [name]: new Map(entries) });
  const removeFromMemory = (key: string) => {
    if (memory().has(key)) replaceEntries([...memory()].filter(([other]) => other !== key));
  };
  function attempt<Result>(use: (storage: Storage) => Result): Result | undefined {
    try {
      return use(browserStorage());
    } catch {
      return undefined;
    }
  }
  return {
    getItem: (key) => memory().get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem: (key, value) => {
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (isStored) removeFromMemory(key);
      else replaceEntries([...memory(), [key, value]]);
    },
    removeItem: (key) => {
      removeFromMemory(key);
      attempt((storage) => storage.removeItem(key));
    },
    keys: () => [...memory().keys(), ...(attempt(Object.keys) ?? [])],
  };
}

// biome-ignore lint/style/noRestrictedGlobals: the only place that reads it
export const tabStorage = safeStorage('tab', () => sessionStorage);

// biome-ignore lint/style/noRestrictedGlobals: the only place that reads it
export const deviceStorage = safeStorage('device', () => localStorage);
