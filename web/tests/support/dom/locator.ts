import { fireEvent } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { getByLabelSelector, getByRoleSelector, getByTextSelector, Ivya } from 'ivya';
import { isElementVisible } from 'ivya/utils';
import { withStyleCache } from './computed-style';
import { toUserEventKey } from './keys';
import { retry, waitUntilRendered } from './retry';

type Text = string | RegExp;

const ivya = Ivya.create({ browser: 'chromium', testIdAttribute: 'data-testid' });

const hasText = (text: Text) => (typeof text === 'string' ? `${JSON.stringify(text)}i` : String(text));

const LAYOUT =
  /getBoundingClientRect|getClientRects|getComputedStyle|elementFromPoint|(client|offset|scroll)(Width|Height|Left|Top)|inner(Width|Height)/;

/** Rejects scripts that read layout, which this DOM does not have. */
export function rejectLayoutReads(script: (...values: never[]) => unknown): void {
  const [member] = LAYOUT.exec(String(script)) ?? [];
  if (member !== undefined)
    throw new Error(`${member} needs a browser: write this test in web/tests/browser.`);
}

type Filter = {
  has?: DomLocator;
  hasNot?: DomLocator;
  hasText?: Text;
  hasNotText?: Text;
  visible?: boolean;
};

/**
 * Playwright's `Locator` over the DOM of the test process. It resolves the same selectors (ivya is
 * Playwright's selector engine), is strict, and waits before it acts.
 */
export class DomLocator {
  readonly selector: string;
  readonly #user: UserEvent;

  constructor(selector: string, user: UserEvent) {
    this.selector = selector;
    this.#user = user;
  }

  #refine(selector: string): DomLocator {
    return new DomLocator(this.selector === '' ? selector : `${this.selector} >> ${selector}`, this.#user);
  }

  getByRole = (...query: Parameters<typeof getByRoleSelector>) => this.#refine(getByRoleSelector(...query));
  getByText = (...query: Parameters<typeof getByTextSelector>) => this.#refine(getByTextSelector(...query));
  getByLabel = (...query: Parameters<typeof getByLabelSelector>) =>
    this.#refine(getByLabelSelector(...query));
  locator = (selector: string) => this.#refine(selector);
  first = () => this.#refine('nth=0');
  last = () => this.#refine('nth=-1');
  nth = (index: number) => this.#refine(`nth=${index}`);
  or = (other: DomLocator) => this.#refine(`internal:or=${JSON.stringify(other.selector)}`);
  and = (other: DomLocator) => this.#refine(`internal:and=${JSON.stringify(other.selector)}`);

  filter(options: Filter): DomLocator {
    let refined: DomLocator = this;
    if (options.hasText !== undefined)
      refined = refined.#refine(`internal:has-text=${hasText(options.hasText)}`);
    if (options.hasNotText !== undefined)
      refined = refined.#refine(`internal:has-not-text=${hasText(options.hasNotText)}`);
    if (options.has) refined = refined.#refine(`internal:has=${JSON.stringify(options.has.selector)}`);
    if (options.hasNot)
      refined = refined.#refine(`internal:has-not=${JSON.stringify(options.hasNot.selector)}`);
    if (options.visible !== undefined) refined = refined.#refine(`visible=${options.visible}`);
    return refined;
  }

  elements(): Element[] {
    return withStyleCache(() => ivya.queryLocatorSelectorAll(this.selector, document));
  }

  #uniqueElement(): Element | undefined {
    const matches = this.elements();
    if (matches.length > 1)
      throw new Error(
        `${matches.length} elements match ${this.selector}: ${matches.map(({ outerHTML }) => outerHTML.slice(0, 120)).join('\n')}`,
      );
    return matches[0];
  }

  /** Returns the one element that matches now, or null; throws if there are several. */
  elementNow(): HTMLElement | null {
    const element = this.#uniqueElement();
    if (element === undefined) return null;
    if (element instanceof HTMLElement) return element;
    throw new Error(`${this.selector} is not an HTML element.`);
  }

  isVisibleNow(): boolean {
    const element = this.#uniqueElement();
    return element !== undefined && isElementVisible(element);
  }

  #waitForElement = () =>
    retry(
      () => this.elementNow(),
      () => `No element matches ${this.selector}`,
    );

  async #waitUntilActionable(): Promise<HTMLElement> {
    const find = () =>
      retry(
        () => {
          const element = this.elementNow();
          return element && isElementVisible(element) && !element.matches(':disabled') ? element : null;
        },
        () => `No visible and enabled element matches ${this.selector}`,
      );
    const element = await find();
    // A pending render may replace the element.
    return (await waitUntilRendered()) ? find() : element;
  }

  async all() {
    return this.elements().map((_, index) => this.nth(index));
  }
  async count() {
    return this.elements().length;
  }
  async allInnerTexts() {
    return this.elements().map(textOf);
  }
  async waitFor({ state = 'visible' }: { state?: 'visible' | 'hidden' } = {}) {
    await retry(
      () => this.isVisibleNow() === (state === 'visible'),
      () => `${this.selector} did not become ${state}`,
    );
  }
  async click() {
    await this.#user.click(await this.#waitUntilActionable());
  }
  /** Dispatches the event to hidden elements too. */
  async dispatchEvent(type: string) {
    fireEvent(await this.#waitForElement(), new MouseEvent(type, { bubbles: true, cancelable: true }));
  }
  async dblclick() {
    await this.#user.dblClick(await this.#waitUntilActionable());
  }
  async focus() {
    (await this.#waitForElement()).focus();
  }
  async fill(text: string) {
    const element = await this.#waitUntilActionable();
    element.focus();
    fireEvent.input(element, { target: { value: text } });
  }
  async clear() {
    await this.fill('');
  }
  async press(key: string) {
    await this.focus();
    await this.#user.keyboard(toUserEventKey(key));
  }
  async pressSequentially(text: string) {
    await this.focus();
    await this.#user.keyboard(text.replace(/[[{]/g, '$&$&'));
  }
  async #setChecked(checked: boolean) {
    const element = await this.#waitUntilActionable();
    if ((await this.isChecked()) !== checked) await this.#user.click(element);
    await retry(
      () => isChecked(element) === checked,
      () => `${this.selector} did not become ${checked ? 'checked' : 'unchecked'}`,
    );
  }
  check = () => this.#setChecked(true);
  uncheck = () => this.#setChecked(false);
  async selectOption(value: string | { label: string }) {
    const choice = typeof value === 'string' ? value : value.label;
    await retry(
      () => {
        const element = this.elementNow();
        return element instanceof HTMLSelectElement
          ? [...element.options].find((option) => option.value === choice || textOf(option) === choice)
          : undefined;
      },
      () => `${this.selector} has no option ${choice}`,
    );
    await this.#user.selectOptions(await this.#waitUntilActionable(), choice);
  }
  async setInputFiles({
    name,
    mimeType,
    buffer,
  }: {
    name: string;
    mimeType: string;
    buffer: Uint8Array<ArrayBuffer>;
  }) {
    const file = new File([buffer], name, { type: mimeType });
    await this.#user.upload(await this.#waitUntilActionable(), file);
  }
  async isVisible() {
    return this.isVisibleNow();
  }
  async isChecked() {
    return isChecked(await this.#waitForElement());
  }
  async textContent() {
    return (await this.#waitForElement()).textContent;
  }
  scrollIntoViewIfNeeded = () => this.waitFor();
  async getAttribute(name: string) {
    return (await this.#waitForElement()).getAttribute(name);
  }
  async evaluate<Argument, Result>(
    read: (element: HTMLElement, argument: Argument) => Result,
    argument: Argument,
  ) {
    rejectLayoutReads(read);
    return await read(await this.#waitForElement(), argument);
  }
  async evaluateAll<Argument, Result>(
    read: (elements: Element[], argument: Argument) => Result,
    argument: Argument,
  ) {
    rejectLayoutReads(read);
    return await read(this.elements(), argument);
  }
}

export const textOf = ({ textContent }: Element): string =>
  (textContent ?? '').replace(/[\s\u200b]+/g, ' ').trim();

export function isChecked(element: Element): boolean {
  if (element instanceof HTMLInputElement) return element.checked;
  return element.getAttribute('aria-checked') === 'true';
}

export function fieldValue(element: Element): string {
  if (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  )
    return element.value;
  throw new Error(`${element.tagName} has no value`);
}
