import type { Page } from '@playwright/test';

/** Maximum layout shift of a page load: a fifth of the "good" limit of Core Web Vitals. */
export const MAX_SHIFT = 0.02;

/** Returns the cumulative layout shift so far, with its sources. */
export const measureShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ total: number; sources: string[] }>((resolve) => {
        let total = 0;
        const sources: string[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (!('value' in entry) || typeof entry.value !== 'number') continue;
            total += entry.value;
            const moves = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
            sources.push(
              ...moves.map(
                ({ node, previousRect: from, currentRect: to }) =>
                  `${entry.value} ${node?.nodeName} ${node?.textContent?.slice(0, 40)}: ${from.y}+${from.height} to ${to.y}+${to.height}`,
              ),
            );
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries arrive in a later task.
        setTimeout(() => resolve({ total, sources }), 100);
      }),
  );
