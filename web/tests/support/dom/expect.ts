import { getElementAccessibleDescription, getElementAccessibleName, isElementVisible } from 'ivya/utils';
import { expect } from 'vitest';
import { type DomLocator, isChecked, textOf, valueOf } from './locator';
import type { DomPage } from './page';
import { retry } from './retry';

type Text = string | RegExp;
type Result = Promise<{ pass: boolean; message: () => string }>;
type Context = { isNot: boolean };
type Options = { timeout?: number };

const normalize = (text: string) => text.replace(/[\s\u200b]+/g, ' ').trim();
const equals = (actual: string, expected: Text) =>
  typeof expected === 'string' ? actual === normalize(expected) : expected.test(actual);
const contains = (actual: string, expected: Text) =>
  typeof expected === 'string' ? actual.includes(normalize(expected)) : expected.test(actual);

/** Waits until what is read is what `wanted` says, or is not where the assertion is negated. */
async function settle<Value>(
  { isNot }: Context,
  title: string,
  read: () => Value,
  wanted: (value: Value) => boolean,
  timeout?: number,
): Result {
  let shown = '';
  const reached = await retry(
    () => {
      const value = read();
      shown = JSON.stringify(value) ?? String(value);
      return wanted(value) !== isNot;
    },
    () => title,
    timeout,
  ).catch((error: unknown) => {
    if (shown === '') shown = String(error);
    return false;
  });
  return { pass: reached !== isNot, message: () => `${title}${isNot ? ' (not)' : ''}, but got ${shown}` };
}

/** Of the element that must be there; an assertion about one that is missing waits for it. */
const inElement =
  <Value>(locator: DomLocator, read: (element: HTMLElement) => Value) =>
  () => {
    const element = locator.elementNow();
    if (element === null) throw new Error(`No element matches ${locator.selector}`);
    return read(element);
  };

const textMatcher = (name: string, matches: (actual: string, expected: Text) => boolean) =>
  function (this: Context, locator: DomLocator, expected: Text | readonly Text[], { timeout }: Options = {}): Result {
    const title = `${locator.selector} ${name} ${expected}`;
    if (Array.isArray(expected)) {
      return settle(
        this,
        title,
        () => locator.elements().map(textOf),
        (actual) =>
          actual.length === expected.length && actual.every((text, place) => matches(text, expected[place])),
        timeout,
      );
    }
    const wanted = typeof expected === 'string' || expected instanceof RegExp ? expected : '';
    return settle(this, title, inElement(locator, textOf), (actual) => matches(actual, wanted), timeout);
  };

const stateMatcher = (name: string, read: (element: HTMLElement) => boolean) =>
  function (this: Context, locator: DomLocator, { timeout }: Options = {}): Result {
    return settle(this, `${locator.selector} ${name}`, inElement(locator, read), (is) => is, timeout);
  };

const valueMatcher = (name: string, read: (element: HTMLElement) => string) =>
  function (this: Context, locator: DomLocator, expected: Text): Result {
    return settle(this, `${locator.selector} ${name} ${expected}`, inElement(locator, read), (value) =>
      equals(value, expected),
    );
  };

expect.extend({
  toBeVisible(locator: DomLocator, { timeout }: Options = {}) {
    return settle(this, `${locator.selector} is visible`, () => locator.isVisibleNow(), (is) => is, timeout);
  },
  toBeHidden(locator: DomLocator, { timeout }: Options = {}) {
    return settle(this, `${locator.selector} is hidden`, () => !locator.isVisibleNow(), (is) => is, timeout);
  },
  toBeAttached(locator: DomLocator) {
    return settle(this, `${locator.selector} is attached`, () => locator.elements().length > 0, (is) => is);
  },
  toHaveCount(locator: DomLocator, count: number) {
    return settle(this, `${locator.selector} has count ${count}`, () => locator.elements().length, (actual) => actual === count);
  },
  toHaveText: textMatcher('has text', equals),
  toContainText: textMatcher('contains text', contains),
  toHaveValue: valueMatcher('has value', valueOf),
  toHaveAccessibleName: valueMatcher('has name', (element) => getElementAccessibleName(element, false)),
  toHaveAccessibleDescription: valueMatcher('has description', (element) =>
    getElementAccessibleDescription(element, false),
  ),
  toBeChecked(locator: DomLocator, { checked = true }: { checked?: boolean } = {}) {
    return settle(this, `${locator.selector} is checked`, inElement(locator, isChecked), (is) => is === checked);
  },
  toBeFocused: stateMatcher('has the focus', (element) => element === document.activeElement),
  toBeDisabled: stateMatcher('is disabled', (element) => element.matches(':disabled, [aria-disabled="true"]')),
  toBeEnabled: stateMatcher('is enabled', (element) => !element.matches(':disabled, [aria-disabled="true"]')),
  toBeEmpty: stateMatcher('is empty', (element) => textOf(element) === '' || !isElementVisible(element)),
  toHaveAttribute(locator: DomLocator, name: string, expected?: Text) {
    return settle(
      this,
      `${locator.selector} has ${name}=${expected}`,
      inElement(locator, (element) => element.getAttribute(name)),
      (value) => value !== null && (expected === undefined || equals(value, expected)),
    );
  },
  toHaveURL(page: DomPage, expected: Text | ((url: URL) => boolean)) {
    return settle(this, `the address is ${expected}`, () => page.url(), (url) => {
      if (typeof expected === 'function') return expected(new URL(url));
      return typeof expected === 'string' ? url === new URL(expected, `${location.origin}/`).href : expected.test(url);
    });
  },
  toHaveTitle(_page: DomPage, expected: Text) {
    return settle(this, `the title is ${expected}`, () => normalize(document.title), (title) => equals(title, expected));
  },
});

declare module 'vitest' {
  interface Matchers<T> {
    toBeVisible(options?: Options): Promise<void>;
    toBeHidden(options?: Options): Promise<void>;
    toBeAttached(): Promise<void>;
    toHaveCount(count: number): Promise<void>;
    toHaveText(expected: Text | readonly Text[], options?: Options): Promise<void>;
    toContainText(expected: Text | readonly Text[], options?: Options): Promise<void>;
    toHaveValue(expected: Text): Promise<void>;
    toHaveAccessibleName(expected: Text): Promise<void>;
    toHaveAccessibleDescription(expected: Text): Promise<void>;
    toBeChecked(options?: { checked?: boolean }): Promise<void>;
    toBeFocused(): Promise<void>;
    toBeDisabled(): Promise<void>;
    toBeEnabled(): Promise<void>;
    toBeEmpty(): Promise<void>;
    toHaveAttribute(name: string, expected?: Text): Promise<void>;
    toHaveURL(expected: Text | ((url: URL) => boolean)): Promise<void>;
    toHaveTitle(expected: Text): Promise<void>;
  }
}
