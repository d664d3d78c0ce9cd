import { useEffect, useEffectEvent } from 'react';

/** Calls the handler of a key, unless it is held down, has a modifier or belongs to a dialog. */
export function useKeys(handlers: Readonly<Record<string, () => void>>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, repeat, ctrlKey, altKey, metaKey } = event;
    const handler = handlers[key];
    if (handler === undefined || repeat || ctrlKey || altKey || metaKey) return;
    if (target instanceof Element && target.closest('[role=dialog]')) return;
    event.preventDefault();
    handler();
  });
  useEffect(() => {
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
