import type { Locator } from '@playwright/test';
import type { TestBank } from './bank';

/** Clicks twice on what sends something. It is answered after both: the second would else land on what comes then. */
export async function clickTwice(bank: TestBank, button: Locator, method = 'POST'): Promise<void> {
  await bank.fault({ match: { method }, times: 1, then: { delayMs: 1_500 } });
  await button.dblclick();
}
