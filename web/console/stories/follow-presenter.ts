import { useEffect } from 'react';
import * as z from 'zod/mini';

const CHANNEL = 'cenzontle-stories';
const Told = z.object({ story: z.string() });

/** Tells the windows of the audience which story is told. */
export function useAnnounce(story: string): void {
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage({ story });
    return () => channel.close();
  }, [story]);
}

/** Follows the presenter from story to story. */
export function useFollow(show: (story: string) => void): void {
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', ({ data }) => {
      const told = Told.safeParse(data);
      if (told.success) show(told.data.story);
    });
    return () => channel.close();
  }, [show]);
}
