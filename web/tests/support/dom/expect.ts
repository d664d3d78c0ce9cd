import { getElementAccessibleDescription, getElementAccessibleName } from 'ivya/utils';
import { expect } from 'vitest';
import { type DomLocator, fieldValue, isChecked, textOf } from './locator';
import type { DomPage } from './page';
import { pageText, retry } from './retry';

type Text = string | RegExp;
type Result = Promise<{ pass: boolean; message: () => string }>;
type Context = { isNot?: boolean };
type Options = { timeout?: number };

const normalize = (text: string) => text.replace(/[\s\u200b]+/g, ' ').trim();
const equals = (actual: string, expected: Text) =>
  typeof expected === 'string' ? actual === normalize(expected) : expected.test(actual);
const contains = (actual: string, expected: Text) =>
  typeof expected === 'string' ? actual.includes(normalize(expected)) : expected.test(actual);

/** Waits until the value satisfies `isExpected`, or stops satisfying it if the assertion is negated. */
async function pollUntil<Value>(
  { isNot = false }: Context,
  title: string,
  read: () => Value,
  isExpected: (value: Value) => boolean,
  { timeout }: Options = {},
): Result {
  let actual = '';
  let page = '';
  const isReached = await retry(
    () => {
      const value = read();
      actual = JSON.stringify(value) ?? String(value);
      return isExpected(value) !== isNot;
    },
    () => title,
    timeout,
  ).catch((error: unknown) => {
    if (actual === '') actual = String(error);
    page = pageText();
    return false;
  });
  return {
    pass: isReached !== isNot,
    message: () => `${title}${isNot ? ' (not)' : ''}, but got ${actual}${page}`,
  };
}

/** Returns a reader of the one matching element; it throws while none matches, so that the assertion waits. */
const inElement =
  <Value>(locator: DomLocator, read: (element: HTMLElement) => Value) =>
  () => {
    const element = locator.elementNow();
    if (element === null) throw new Error(`No element matches ${locator.selector}`);
    return read(element);
  };

const textMatcher = (name: string, matches: (actual: string, expected: Text) => boolean) =>
  function (this: Context, locator: DomLocator, expected: Text | readonly Text[], options?: Options): Result {
    const title = `${locator.selector} ${name} ${expected}`;
    if (Array.isArray(expected)) {
      return pollUntil(
        this,
        title,
        () => locator.elements().map(textOf),
        (actual) =>
          actual.length === expected.length && actual.every((text, index) => matches(text, expected[index])),
        options,
      );
    }
    const text = typeof expected === 'string' || expected instanceof RegExp ? expected : '';
    return pollUntil(this, title, inElement(locator, textOf), (actual) => matches(actual, text), options);
  };

const stateMatcher = (name: string, read: (element: HTMLElement) => boolean) =>
  function (this: Context, locator: DomLocator, options?: Options): Result {
    return pollUntil(this, `${locator.selector} ${name}`, inElement(locator, read), isTrue, options);
  };

const isExactly = (actual: string, expected: Text) =>
  typeof expected === 'string' ? actual === expected : expected.test(actual);

const valueMatcher = (name: string, read: (element: HTMLElement) => string, matches = equals) =>
  function (this: Context, locator: DomLocator, expected: Text, options?: Options): Result {
    const title = `${locator.selector} ${name} ${expected}`;
    return pollUntil(this, title, inElement(locator, read), (value) => matches(value, expected), options);
  };

const isDisabled = (element: Element) => element.matches(':disabled, [aria-disabled="true"]');
const isEmpty = (element: Element) =>
  element instanceof HTMLInputElement ? element.value === '' : textOf(element) === '';
const isTrue = (value: boolean) => value;

expect.extend({
  toBeVisible(locator: DomLocator, options?: Options) {
    return pollUntil(this, `${locator.selector} is visible`, () => locator.isVisibleNow(), isTrue, options);
  },
  toBeHidden(locator: DomLocator, options?: Options) {
    return pollUntil(this, `${locator.selector} is hidden`, () => !locator.isVisibleNow(), isTrue, options);
  },
  toBeAttached(locator: DomLocator, options?: Options) {
    return pollUntil(
      this,
      `${locator.selector} is attached`,
      () => locator.elements().length > 0,
      isTrue,
      options,
    );
  },
  toHaveCount(locator: DomLocator, count: number, options?: Options) {
    const title = `${locator.selector} has count ${count}`;
    return pollUntil(
      this,
      title,
      () => locator.elements().length,
      (actual) => actual === count,
      options,
    );
  },
  toHaveText: textMatcher('has text', equals),
  toContainText: textMatcher('contains text', contains),
  toHaveValue: valueMatcher('has value', fieldValue, isExactly),
  toHaveAccessibleName: valueMatcher('has name', (element) => getElementAccessibleName(element, false)),
  toHaveAccessibleDescription: valueMatcher('has description', (element) =>
    getElementAccessibleDescription(element, false),
  ),
  toBeChecked(locator: DomLocator, { checked = true, ...options }: { checked?: boolean } & Options = {}) {
    const title = `${locator.selector} is ${checked ? '' : 'not '}checked`;
    return pollUntil(this, title, inElement(locator, isChecked), (isNow) => isNow === checked, options);
  },
  toBeFocused: stateMatcher('has the focus', (element) => element === document.activeElement),
  toBeDisabled: stateMatcher('is disabled', isDisabled),
  toBeEnabled: stateMatcher('is enabled', (element) => !isDisabled(element)),
  toBeEmpty: stateMatcher('is empty', isEmpty),
  toHaveAttribute(locator: DomLocator, name: string, expected?: Text, options?: Options) {
    return pollUntil(
      this,
      `${locator.selector} has ${name}=${expected}`,
      inElement(locator, (element) => element.getAttribute(name)),
      (value) => value !== null && (expected === undefined || equals(value, expected)),
      options,
    );
  },
  toHaveURL(page: DomPage, expected: Text | ((url: URL) => boolean), options?: Options) {
    const matches = (url: string) => {
      if (typeof expected === 'function') return expected(new URL(url));
      return typeof expected === 'string'
        ? url === new URL(expected, `${location.origin}/`).href
        : expected.test(url);
    };
    return pollUntil(this, `the address is ${expected}`, () => page.url(), matches, options);
  },
  toHaveTitle(_page: DomPage, expected: Text, options?: Options) {
    const read = () => normalize(document.title);
    return pollUntil(this, `the title is ${expected}`, read, (title) => equals(title, expected), options);
  },
});

declare module 'vitest' {
  interface Matchers<T> {
    toBeVisible(options?: Options): Promise<void>;
    toBeHidden(options?: Options): Promise<void>;
    toBeAttached(options?: Options): Promise<void>;
    toHaveCount(count: number, options?: Options): Promise<void>;
    toHaveText(expected: Text | readonly Text[], options?: Options): Promise<void>;
    toContainText(expected: Text | readonly Text[], options?: Options): Promise<void>;
    toHaveValue(expected: Text, options?: Options): Promise<void>;
    toHaveAccessibleName(expected: Text, options?: Options): Promise<void>;
    toHaveAccessibleDescription(expected: Text, options?: Options): Promise<void>;
    toBeChecked(options?: { checked?: boolean } & Options): Promise<void>;
    toBeFocused(options?: Options): Promise<void>;
    toBeDisabled(options?: Options): Promise<void>;
    toBeEnabled(options?: Options): Promise<void>;
    toBeEmpty(options?: Options): Promise<void>;
    toHaveAttribute(name: string, expected?: Text, options?: Options): Promise<void>;
    toHaveURL(expected: Text | ((url: URL) => boolean), options?: Options): Promise<void>;
    toHaveTitle(expected: Text, options?: Options): Promise<void>;
  }
}
