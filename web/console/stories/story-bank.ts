import type { Story } from '#contract/domain/story';
import type { SandboxApi } from '../lib/sandbox-api';

const STORY_BANK = /^historia-[a-z0-9]+$/;

/** True for a bank that was created for stories. A story never replaces other banks. */
export const isStoryBank = (bank: string): boolean => STORY_BANK.test(bank);

/** Returns the current bank if it is a story bank, so that its windows stay connected; otherwise a new name. */
const storyBankFrom = (bank: string): string =>
  isStoryBank(bank) ? bank : `historia-${Date.now().toString(36)}`;

/** Creates the bank of a story, which replaces that of the previous story. */
export async function startStory(api: SandboxApi, story: Story, bank: string) {
  const id = storyBankFrom(bank);
  if (id === bank) await api.deleteBank.mutate({ params: { bank }, body: undefined });
  return api.createBank.mutate({ body: { id, now: story.now } });
}
