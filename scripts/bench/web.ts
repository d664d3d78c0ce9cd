import { figures, HOME, weigh } from '../../web/tests/support/browser/weight';
import { customerPages } from '../../web/tests/support/pages';
import { BASE_PATH, withPage } from './client';
import { goals } from './goals';

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

export async function benchWeb(): Promise<void> {
  const otherPages = customerPages.map(([path]) => path).filter((path) => path !== HOME);
  await withPage('ana', async (page, url) => {
    const root = `${url}${BASE_PATH}/`;
    const { bytes, scripts } = figures(
      await weigh(
        page,
        [HOME, ...otherPages].map((path) => `${root}${path}`),
      ),
    );
    console.log('\nJavaScript after brotli');
    for (const { label, value, limit } of bytes) {
      const name = label.replace(root, '');
      console.log(`${kB(value)}  ${name} ${goals.atMost(name, value / 1000, limit / 1000, ' kB')}`);
    }
    for (const { label, value, limit } of scripts) {
      const name = `scripts of ${label.replace(root, '')}`;
      console.log(`${String(value).padStart(9)}  ${name} ${goals.atMost(name, value, limit)}`);
    }
  });
}
