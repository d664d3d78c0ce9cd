import { buildWithMoreRoutes, namedByPage } from '../../web/tests/support/browser/more-routes';
import { figures, HOME, LIMITS, weigh } from '../../web/tests/support/browser/weight';
import { customerPages } from '../../web/tests/support/pages';
import { BASE_PATH, withPage } from './client';
import { goals } from './goals';

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

/** How much JavaScript each page costs, as a browser loads it. */
export async function benchWeb(): Promise<void> {
  const later = customerPages.map(([path]) => path).filter((path) => path !== HOME);
  await withPage('ana', async (page, url) => {
    const paths = [HOME, ...later].map((path) => `${url}${BASE_PATH}/${path}`);
    const [home, ...others] = await weigh(page, paths);
    console.log('\nJavaScript after gzip');
    for (const { of, value, limit } of figures(home?.scripts ?? new Map(), others))
      console.log(
        `${kB(value)}  ${of.replace(`${url}${BASE_PATH}/`, '')} ${goals.atMost(of.replace(`${url}${BASE_PATH}/`, ''), value / 1000, limit / 1000, ' kB')}`,
      );
    const most = Math.max(...others.map(({ scripts }) => scripts.size));
    console.log(
      `${String(most).padStart(9)}  scripts at most, of a page that is the first ${goals.atMost('scripts of a page', most, LIMITS.scripts)}`,
    );
  });
  const grown = namedByPage(await buildWithMoreRoutes(20));
  console.log(
    `${kB(grown)}  first visit with 20 more routes ${goals.atMost('first visit with 20 more routes', grown / 1000, LIMITS.firstVisit / 1000, ' kB')}`,
  );
}
