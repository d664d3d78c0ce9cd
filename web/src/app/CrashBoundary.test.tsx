// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { Theme } from '../components/theme/Theme';
import { onErrorShown } from '../lib/page/error-shown';
import { CrashBoundary } from './CrashBoundary';

function Broken(): never {
  throw new Error('broken');
}

const Home = ({ state }: { state: { broken: boolean } }) =>
  state.broken ? <Broken /> : <h1>Mis cuentas</h1>;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('after a crash, the header link leads to another page', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  render(
    <Theme>
      <MemoryRouter initialEntries={['/broken']}>
        <CrashBoundary>
          <Routes>
            <Route path="/broken" element={<Broken />} />
            <Route path="*" element={<h1>Otra página</h1>} />
          </Routes>
        </CrashBoundary>
      </MemoryRouter>
    </Theme>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Algo salió mal');
  fireEvent.click(screen.getByRole('link', { name: /Cenzontle/ }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Otra página');
});

it('a link to the crashed page renders it again', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  const home = { broken: true };
  render(
    <Theme>
      <MemoryRouter initialEntries={['/account-summary']}>
        <CrashBoundary>
          <Home state={home} />
        </CrashBoundary>
      </MemoryRouter>
    </Theme>,
  );
  fireEvent.click(screen.getByRole('link', { name: /Cenzontle/ }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Algo salió mal');
  home.broken = false;
  fireEvent.click(screen.getByRole('link', { name: /Cenzontle/ }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mis cuentas');
});

it('replaces a crashed screen with an error page, reports it to analytics, and restarts on OK', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const onShown = vi.fn();
  onErrorShown(onShown);
  render(
    <Theme>
      <MemoryRouter>
        <CrashBoundary>
          <Broken />
        </CrashBoundary>
      </MemoryRouter>
    </Theme>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Algo salió mal');
  expect(onShown).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(assign).toHaveBeenCalledExactlyOnceWith('/');
});
