import type { Locator } from '@playwright/test';
import type { Bank } from '#bank/package/sandbox';

/** Double-clicks a submit button; the response is delayed, so that both clicks land on the same page. */
export async function clickTwice(bank: Bank, button: Locator, method = 'POST'): Promise<void> {
  await bank.fault.rule({ match: { method }, times: 1, then: { delayMs: 1_500 } });
  await button.dblclick();
}
