import { tabStorage } from '#web/lib/environment/storage.ts';

const KEY = 'consoleStoriesPlayed';
const SEPARATOR = ' ';

/** Ids of the stories that were played to their end in this tab. */
export const playedStories = (): readonly string[] =>
  (tabStorage.getItem(KEY) ?? '').split(SEPARATOR).filter(Boolean);

export const savePlayedStory = (id: string): void =>
  tabStorage.setItem(KEY, [...new Set([...playedStories(), id])].join(SEPARATOR));
