// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { CoverableBalances, ShownBalances } from './balances';
import { HideBalancesEye } from './HideBalancesEye';
import { Money, PlainMoney } from './Money';
import { Theme } from './theme/Theme';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const renderPage = () =>
  render(
    <Theme>
      <CoverableBalances>
        <HideBalancesEye />
        <p data-testid="balance">
          <Money amount={1234.5} />
        </p>
        <p data-testid="plain">
          <PlainMoney amount={-7} currency="MXN" />
        </p>
        <p data-testid="unknown">
          <Money amount={null} />
        </p>
        <ShownBalances>
          <p data-testid="payment">
            <Money amount={1234.5} />
          </p>
        </ShownBalances>
      </CoverableBalances>
    </Theme>,
  );

const texts = () =>
  ['balance', 'plain', 'unknown', 'payment'].map((id) => screen.getByTestId(id).textContent);

it('hides balances inside CoverableBalances, except in ShownBalances, and persists the choice', async () => {
  const view = renderPage();
  const shownTexts = ['$1,234.50 MXN', '\u2212$7.00', 'No disponible', '$1,234.50 MXN'];
  expect(texts()).toEqual(shownTexts);
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar saldos' }));
  const hiddenTexts = ['••••••Saldo oculto MXN', '••••••Saldo oculto', 'No disponible', '$1,234.50 MXN'];
  expect(texts()).toEqual(hiddenTexts);
  view.unmount();
  renderPage();
  expect(texts()).toEqual(hiddenTexts);
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar saldos' }));
  expect(texts()).toEqual(shownTexts);
});
