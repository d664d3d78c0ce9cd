import type { Locator, Page } from '@playwright/test';

/** A hint under a field as it is seen: once the typing rests the same words are there for screen readers too. */
export const hint = (page: Page, text: string | RegExp): Locator => page.getByText(text).first();
