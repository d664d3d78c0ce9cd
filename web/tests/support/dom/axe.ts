import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from 'vitest';

/** These rules need a layout; browser tests apply them to every page. */
const RULES_WITHOUT_LAYOUT = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } };

export async function expectAccessible(_page: Page): Promise<void> {
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: RULES_WITHOUT_LAYOUT,
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
}

/** Repeats the check in a window of 320 px, whose layout differs. */
export async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  const { innerWidth: width, innerHeight: height } = window;
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(page);
  await page.setViewportSize({ width, height });
}
