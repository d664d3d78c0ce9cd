import type { Page } from '@playwright/test';

/** What a page may jump while it comes: a fifth of what is reckoned good. */
export const MOST_SHIFT = 0.02;

/** How much the page has jumped so far, and what of it did. */
export const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ total: number; of: string[] }>((resolve) => {
        let total = 0;
        const of: string[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (!('value' in entry) || typeof entry.value !== 'number') continue;
            total += entry.value;
            const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
            of.push(
              ...sources.map(
                ({ node, previousRect: from, currentRect: to }) =>
                  `${entry.value} ${node?.nodeName} ${node?.textContent?.slice(0, 40)}: ${from.y}+${from.height} to ${to.y}+${to.height}`,
              ),
            );
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // What was buffered is told in a turn of its own.
        setTimeout(() => resolve({ total, of }), 100);
      }),
  );
