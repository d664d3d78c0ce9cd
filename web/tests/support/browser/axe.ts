import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose result can differ in the dark theme, and in a narrow window. */
const COLOURS = ['color-contrast'];
const LAYOUT = [
  'target-size',
  'region',
  'landmark-one-main',
  'button-name',
  'link-name',
  'page-has-heading-one',
];

const NARROW = { width: 320, height: 640 };

/** Switches the theme and skips its colour transitions. */
async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // The client sets a class on the root; the bank's own pages follow the system.
  if ((await page.locator('#root').count()) > 0)
    await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });
}

type Asked = { tags: string[] } | { rules: string[] };

/**
 * Only violations are reported, which is faster. Legacy mode differs for frames alone, which the client does
 * not have, and saves a tab per run.
 */
async function expectNothingFound(page: Page, asked: Asked): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations, url } = await ('tags' in asked
    ? axe.withTags(asked.tags)
    : axe.withRules(asked.rules)
  ).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, url).toEqual([]);
}

/** Asserts that axe finds nothing in light, nor in dark, where only colours differ. */
export async function expectAccessible(page: Page): Promise<void> {
  await show(page, 'light');
  await expectNothingFound(page, { tags: TAGS });
  await show(page, 'dark');
  await expectNothingFound(page, { rules: COLOURS });
}

/** Checks the whole page in light, and the dark theme in a window of 320 px, whose layout differs. */
export async function expectAccessibleNarrowToo(page: Page): Promise<void> {
  const wide = page.viewportSize();
  await show(page, 'light');
  await expectNothingFound(page, { tags: TAGS });
  await page.setViewportSize(NARROW);
  await show(page, 'dark');
  await expectNothingFound(page, { rules: [...COLOURS, ...LAYOUT] });
  if (wide !== null) await page.setViewportSize(wide);
}

/**
 * Works around Chromium: styles that arrive during a resize may keep stale media queries, while `matchMedia`
 * is right, until the window crosses the breakpoint again.
 */
async function sizeAgain(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (size === null) return;
  await page.setViewportSize({ ...size, width: size.width < 1000 ? 1600 : 320 });
  await page.setViewportSize(size);
}

/** Waits until nothing overflows sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect(async () => {
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (beyond > 0) await sizeAgain(page);
    expect(beyond, page.url()).toBeLessThanOrEqual(0);
  }).toPass({ timeout: 20_000 });
}
