import { appState, lifetimeSignal, updateSlice } from '../app-state/app-state';

export type Ending = 'customer' | 'idle';

export type TabMessage =
  | { type: 'signed-out'; ending: Ending; csid: string }
  | { type: 'signed-in'; csid: string };

/* One channel per tab, because a second one would receive the tab's own messages. */
function tabChannel(): BroadcastChannel | undefined {
  const { channel: openChannel } = appState.getState().tabs;
  if (openChannel || !('BroadcastChannel' in window)) return openChannel;
  const channel = new BroadcastChannel('session');
  lifetimeSignal().addEventListener('abort', () => channel.close());
  updateSlice('tabs', { channel });
  return channel;
}

const hasType = (data: unknown): data is { type: unknown } =>
  typeof data === 'object' && data !== null && 'type' in data;

const isMessage = (data: unknown): data is TabMessage =>
  hasType(data) && (data.type === 'signed-out' || data.type === 'signed-in');

export const broadcastToTabs = (message: TabMessage): void => tabChannel()?.postMessage(message);

export function onTabMessage(listener: (message: TabMessage) => void): () => void {
  const channel = tabChannel();
  if (channel === undefined) return () => {};
  channel.onmessage = ({ data }) => {
    if (isMessage(data)) listener(data);
  };
  return () => {
    channel.onmessage = null;
  };
}
