import type { Story } from '#contract/domain/story';
import type { SandboxApi } from '../lib/sandbox-api';

const STORY_BANK = /^historia-[a-z0-9]+$/;

/** Returns true for a bank that was created for stories: a story replaces no other bank. */
export const isStoryBank = (bank: string): boolean => STORY_BANK.test(bank);

/** The present bank where it is one of stories, so that its windows stay connected; else a new name. */
const storyBankFrom = (bank: string): string =>
  isStoryBank(bank) ? bank : `historia-${Date.now().toString(36)}`;

/** Creates the bank of a story, in place of the one of the story before. */
export async function startStory(api: SandboxApi, story: Story, bank: string) {
  const id = storyBankFrom(bank);
  if (id === bank) await api.deleteBank.mutate({ params: { bank }, body: undefined });
  return api.createBank.mutate({ body: { id, now: story.now } });
}
