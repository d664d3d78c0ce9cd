import type { Page } from '@playwright/test';

/** Maximum layout shift of a page load: a fifth of the "good" limit of Core Web Vitals. */
export const MOST_SHIFT = 0.02;

/** Returns the cumulative layout shift so far, with its sources. */
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
        // Buffered entries arrive in a later task.
        setTimeout(() => resolve({ total, of }), 100);
      }),
  );
