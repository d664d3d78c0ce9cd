import type { Locator, Page } from '@playwright/test';

type TextFaults = { broken: string[]; overlapping: string[] };

/** Finds words broken over two lines and overlapping words; ignores hidden and sticky elements, drawings and selects. */
export const textFaults = (part: Locator): Promise<TextFaults> =>
  part.evaluate((root) => {
    type Line = {
      text: string;
      row: Element | null;
      left: number;
      right: number;
      top: number;
      bottom: number;
    };
    const isSticky = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).position === 'sticky' || isSticky(element.parentElement));
    const broken: string[] = [];
    const lines: Line[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || parent.closest('svg, select') || isSticky(parent)) continue;
      const { width, height } = parent.getBoundingClientRect();
      if (width <= 1 || height <= 1) continue;
      const range = document.createRange();
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+-?/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const rects = [...range.getClientRects()];
        if (rects.length > 1) broken.push(word);
        for (const { left, right, top, bottom } of rects) {
          // Letters fill the middle half of the line height.
          const leading = (bottom - top) / 4;
          const row = parent.closest('li, td');
          lines.push({ text: word, row, left, right, top: top + leading, bottom: bottom - leading });
        }
      }
    }
    const overlapping = lines.flatMap((line, index) =>
      lines
        .slice(index + 1)
        .filter((other) => line.top < other.bottom && other.top < line.bottom)
        .filter((other) => {
          // Words of two rows or cells need a gap of 3 px.
          const gap = line.row === other.row ? -1 : 3;
          return line.left < other.right + gap && other.left < line.right + gap;
        })
        .map((other) => `${line.text} ${other.text}`),
    );
    return { broken, overlapping };
  });

/** Returns the texts that are cut off by the edge of their box. */
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

export async function resize(page: Page, width: number, size: string): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
}
