import { expect, type Locator, type Page } from '@playwright/test';

/** Keyboard input that counts key presses; a text typed into a field counts as one press. */
export class KeyboardInput {
  count = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
    this.count += keys.length;
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
    this.count += 1;
  }

  /** Presses Tab until the target has the focus. */
  async reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let tries = 0; tries < 60; tries += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.press('Tab');
    }
    throw new Error(`Tab does not reach ${target}`);
  }

  async enter(target: Locator): Promise<void> {
    await this.reach(target);
    await this.press('Enter');
  }

  async fill(target: Locator, text: string): Promise<void> {
    await this.reach(target);
    await this.type(text);
  }
}

/** Touch input that counts taps and filled fields together, and scroll flicks apart. */
export class TouchInput {
  count = 0;
  flicks = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Counts the downward flicks that bring the target into view. */
  async #countFlicks(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    const box = await target.boundingBox();
    const height = this.#page.viewportSize()?.height ?? 0;
    const flicks = Math.ceil(Math.max(0, (box?.y ?? 0) + (box?.height ?? 0) - height) / (height * 0.8));
    this.flicks += flicks;
  }

  async tap(target: Locator): Promise<void> {
    await this.#countFlicks(target);
    await target.tap();
    this.count += 1;
  }

  async fill(target: Locator, text: string): Promise<void> {
    await this.#countFlicks(target);
    await target.fill(text);
    this.count += 1;
  }

  async choose(target: Locator, value: string): Promise<void> {
    await this.#countFlicks(target);
    await target.selectOption(value);
    this.count += 1;
  }
}
