// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Theme } from '#web/components/theme/Theme.tsx';
import { pesos } from '#web/testing/makers.ts';
import { OwedBalance } from './Balance';

afterEach(cleanup);

test.each([
  [8619.76, 'Saldo utilizado$8,619.76 MXN'],
  [-8619.76, 'Saldo a favor$8,619.76 MXN'],
])('shows the owed balance %d as "%s"', (amount, text) => {
  const { container } = render(
    <Theme>
      <OwedBalance label="Saldo utilizado" balance={pesos(amount)} />
    </Theme>,
  );
  expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe(text);
});
