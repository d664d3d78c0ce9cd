import type { Locator, Page } from '@playwright/test';

type Found = { broken: string[]; together: string[] };

/**
 * Words that go on in another line, and texts that stand over one another. What is read out only is not looked at, nor
 * the bar that floats over the end of a form.
 */
export const textFaults = (part: Locator): Promise<Found> =>
  part.evaluate((whole) => {
    type Line = {
      text: string;
      row: Element | null;
      left: number;
      right: number;
      top: number;
      bottom: number;
    };
    const floats = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === 'sticky' || floats(element.parentElement));
    const broken: string[] = [];
    const lines: Line[] = [];
    const walker = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || parent.closest('svg, select') || floats(parent)) continue;
      const { width, height } = parent.getBoundingClientRect();
      if (width <= 1 || height <= 1) continue;
      const range = document.createRange();
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+-?/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const rects = [...range.getClientRects()];
        if (rects.length > 1) broken.push(word);
        for (const { left, right, top, bottom } of rects) {
          // Of a line's height the letters fill the middle.
          const air = (bottom - top) / 4;
          const row = parent.closest('li, td');
          lines.push({ text: word, row, left, right, top: top + air, bottom: bottom - air });
        }
      }
    }
    const together = lines.flatMap((one, place) =>
      lines
        .slice(place + 1)
        .filter((other) => one.top < other.bottom && other.top < one.bottom)
        .filter((other) => {
          // What belongs to two things of a list has to be told apart.
          const apart = one.row === other.row ? -1 : 3;
          return one.left < other.right + apart && other.left < one.right + apart;
        })
        .map((other) => `${one.text} ${other.text}`),
    );
    return { broken, together };
  });

/** Texts of which a part is hidden by an edge. */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .locator('*')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility() && element.clientWidth > 1)
        .filter((element) => getComputedStyle(element).overflowX !== 'visible')
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent ?? ''),
    );

/** Sets the width of the window and the size of the text. */
export async function resize(page: Page, width: number, size: string): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
}
