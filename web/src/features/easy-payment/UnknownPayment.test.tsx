// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { open } from '#web/flow/fake-flow.fixture.tsx';
import { onErrorShown } from '#web/lib/page/error-shown.ts';
import { UnknownPayment } from './UnknownPayment';

afterEach(cleanup);

test('links to the history and reports to analytics', async () => {
  const reportError = vi.fn();
  onErrorShown(reportError);
  open(<UnknownPayment onClose={vi.fn()} />, '/account-summary');
  const link = await screen.findByRole('link', { name: 'Ir a mi historial' });
  expect(link.getAttribute('href')).toBe('/transfers/history/transactions');
  expect(reportError).toHaveBeenCalledExactlyOnceWith('CZ_TIMEOUT');
});
