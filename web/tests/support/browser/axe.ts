import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose result can differ in the dark theme. */
const COLOR_RULES = ['color-contrast'];
/** Rules whose result can differ in a narrow window. */
const LAYOUT_RULES = [
  'target-size',
  'region',
  'landmark-one-main',
  'button-name',
  'link-name',
  'page-has-heading-one',
];

const NARROW = { width: 320, height: 640 };

/** Switches the theme and skips its color transitions. */
async function applyTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // The client sets a class on the root; the bank's own pages follow the system.
  if ((await page.locator('#root').count()) > 0)
    await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });
}

type Checks = { tags: string[] } | { rules: string[] };

/**
 * Reports violations only, which is faster. Legacy mode skips frames of other origins, which the client does
 * not have, and saves a tab per run.
 */
async function expectNoViolations(page: Page, checks: Checks): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations, url } = await ('tags' in checks
    ? axe.withTags(checks.tags)
    : axe.withRules(checks.rules)
  ).analyze();
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(faults, url).toEqual([]);
}

/** Asserts that axe finds no violation in the light theme, and no color violation in the dark theme. */
export async function expectAccessible(page: Page): Promise<void> {
  await applyTheme(page, 'light');
  await expectNoViolations(page, { tags: TAGS });
  await applyTheme(page, 'dark');
  await expectNoViolations(page, { rules: COLOR_RULES });
}

/** Asserts that axe finds no violation in the light theme, and no color or layout violation in dark at 320 px. */
export async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  const viewport = page.viewportSize();
  await applyTheme(page, 'light');
  await expectNoViolations(page, { tags: TAGS });
  await page.setViewportSize(NARROW);
  await applyTheme(page, 'dark');
  await expectNoViolations(page, { rules: [...COLOR_RULES, ...LAYOUT_RULES] });
  if (viewport !== null) await page.setViewportSize(viewport);
}

/**
 * Works around Chromium: styles that arrive during a resize may keep stale media queries, while `matchMedia`
 * is right, until the window crosses the breakpoint again.
 */
async function recrossBreakpoint(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (size === null) return;
  await page.setViewportSize({ ...size, width: size.width < 1000 ? 1600 : 320 });
  await page.setViewportSize(size);
}

/** Waits until nothing overflows sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect(async () => {
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) await recrossBreakpoint(page);
    expect(overflow, page.url()).toBeLessThanOrEqual(0);
  }).toPass({ timeout: 20_000 });
}
