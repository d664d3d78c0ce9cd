import { useStore } from 'zustand';
import { type AppState, appState, updateSlice } from '#web/lib/app-state/app-state.ts';

const isPending = ({ navigation }: AppState): boolean => navigation.pending.length > 0;
const pendingCode = () => appState.getState().navigation.pending;

export function trackPageCode<Code>(code: Promise<Code>): Promise<Code> {
  updateSlice('navigation', { pending: [...pendingCode(), code] });
  return code.finally(() =>
    updateSlice('navigation', { pending: pendingCode().filter((each) => each !== code) }),
  );
}

export const isPageLoading = (): boolean => isPending(appState.getState());

/** Returns true while a page's chunk is loading; the router shows the previous page until then. */
export const usePageLoading = (): boolean => useStore(appState, isPending);
