import { useEffect } from 'react';
import * as z from 'zod/mini';

const CHANNEL = 'cenzontle-stories';
const StoryMessage = z.object({ story: z.string() });

/** Broadcasts the current story to the audience's windows. */
export function useBroadcastStory(story: string): void {
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage({ story });
    return () => channel.close();
  }, [story]);
}

/** Calls `show` when the presenter changes the story. */
export function useFollowPresenter(show: (story: string) => void): void {
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', ({ data }) => {
      const message = StoryMessage.safeParse(data);
      if (message.success) show(message.data.story);
    });
    return () => channel.close();
  }, [show]);
}
