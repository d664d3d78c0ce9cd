import type { Story } from '#contract/domain/story';
import { speiReturned } from './spei-returned';

/** In the order of the console's list. */
export const stories: readonly Story[] = [speiReturned];
