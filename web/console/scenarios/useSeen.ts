import { useState } from 'react';
import { deviceStorage } from '#web/lib/environment/storage.ts';

const KEY = 'consoleScenariosSeen';
const SEPARATOR = ' ';

const readSeen = (): ReadonlySet<string> =>
  new Set((deviceStorage.getItem(KEY) ?? '').split(SEPARATOR).filter(Boolean));

/** Scenarios that the tester has seen, stored on the device. */
export function useSeen() {
  const [seen, setSeen] = useState(readSeen);
  const save = (ids: Iterable<string>) => {
    const changed = new Set(ids);
    deviceStorage.setItem(KEY, [...changed].join(SEPARATOR));
    setSeen(changed);
  };
  return {
    seen,
    mark: (id: string, isSeen: boolean) =>
      save(isSeen ? [...seen, id] : [...seen].filter((other) => other !== id)),
    clear: () => save([]),
  };
}
