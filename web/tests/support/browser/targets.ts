import type { Page } from '@playwright/test';

/** Selects everything that can be pressed or typed into. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * Returns the controls smaller than `minSize` pixels in either direction. A checkbox or radio counts with its label;
 * links inside a sentence are exempt.
 */
export const smallTargets = (page: Page, minSize: number, selector: string = CONTROLS): Promise<string[]> =>
  page.locator(selector).evaluateAll(
    (elements, size) =>
      elements
        .filter((element) => element.checkVisibility() && !element.closest('p, li > p, dd'))
        .map((element) => {
          const input = element instanceof HTMLInputElement ? element : null;
          const target = input?.type === 'radio' || input?.type === 'checkbox' ? input.labels?.[0] : null;
          return target ?? element;
        })
        .filter((element) => {
          const { width, height, bottom } = element.getBoundingClientRect();
          const isShown = width > 1 && height > 1 && bottom > 0;
          return isShown && (Math.round(width) < size || Math.round(height) < size);
        })
        .map((element) => {
          const { width, height } = element.getBoundingClientRect();
          return `${Math.round(width)}×${Math.round(height)} ${element.outerHTML.slice(0, 120)}`;
        }),
    minSize,
  );

type Focus = { name: string; covered: boolean; outlined: boolean };

/** Describes the focused element: `covered` if none of it is visible, `outlined` if it has a focus ring. */
export const readFocus = (page: Page): Promise<Focus | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return null;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const hits = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => document.elementFromPoint(left + x * width, top + y * height)),
    );
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    return {
      name: focused.textContent || focused.outerHTML.slice(0, 80),
      covered: !hits.some((hit) => hit !== null && focused.contains(hit)),
      outlined: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    };
  });

/** Returns the controls that extend beyond the left or right edge of the window. */
export const cutOffControls = (page: Page): Promise<string[]> =>
  page.locator(CONTROLS).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { left, right, bottom } = element.getBoundingClientRect();
        return bottom > 0 && (left < -1 || right > document.documentElement.clientWidth + 1);
      })
      .map((element) => element.textContent || element.outerHTML.slice(0, 80)),
  );
