import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What the dark theme can make otherwise, and what a narrow window can. */
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

/** Shows a theme and lets it settle: colours may still be on their way to it. */
async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // In the client a script sets a class of the root; the bank's own pages follow the system by themselves.
  if ((await page.locator('#root').count()) > 0)
    await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });
}

type Asked = { tags: string[] } | { rules: string[] };

/**
 * Says only what is wrong, which spares axe a description of all that is right; in its legacy mode, which differs for
 * frames alone and spares a tab for each run: the client has no frames, and its policy allows none.
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

/** axe finds nothing on the page in light, nor in dark, where only the colours are others. */
export async function expectAccessible(page: Page): Promise<void> {
  await show(page, 'light');
  await expectNothingFound(page, { tags: TAGS });
  await show(page, 'dark');
  await expectNothingFound(page, { rules: COLOURS });
}

/** The same for a whole page, and its dark form in a window of 320 px, whose layout is another. */
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
 * Styles that come in the moment in which a window changes its size may miss the change in Chromium: `matchMedia` says
 * what is so, and their media queries what was, until the window has crossed them once more.
 */
async function sizeAgain(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (size === null) return;
  await page.setViewportSize({ ...size, width: size.width < 1000 ? 1600 : 320 });
  await page.setViewportSize(size);
}

/** Nothing has to be scrolled sideways, once the page has followed its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect(async () => {
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (beyond > 0) await sizeAgain(page);
    expect(beyond, page.url()).toBeLessThanOrEqual(0);
  }).toPass({ timeout: 20_000 });
}
