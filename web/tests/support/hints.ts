import type { Locator, Page } from '@playwright/test';

/** The visible hint under a field; a debounced copy exists for screen readers. */
export const hint = (page: Page, text: string | RegExp): Locator => page.getByText(text).first();
