// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { Theme } from '#web/components/theme/Theme.tsx';
import FeatureNotAvailable from './FeatureNotAvailable';

const PRODUCTION = 'https://example.com/cenzontle/anterior';
const TEST = 'https://test.example.com/cenzontle/anterior';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test.each([
  [766, 'prd', `${PRODUCTION}/movil`],
  [767, 'prd', PRODUCTION],
  [766, 'nft', `${TEST}/movil`],
  [767, 'ist', TEST],
])(
  'at a width of %i px in the environment %s, the page links to the previous version at %s',
  (width, environment, address) => {
    localStorage.setItem('environment', environment);
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1]),
      addEventListener: () => {},
    }));
    render(
      <Theme>
        <MemoryRouter>
          <FeatureNotAvailable />
        </MemoryRouter>
      </Theme>,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Esta función no está disponible');
    const previous = screen.getByRole('link', { name: 'Ir a la versión anterior' });
    expect(previous.getAttribute('href')).toBe(address);
  },
);
