// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { Pencil, Send } from 'lucide-react';
import { afterEach, expect, test, vi } from 'vitest';
import { open } from '#web/flow/fake-flow.fixture.tsx';
import { RowMenu } from './RowMenu';

afterEach(cleanup);

const focusedText = () =>
  document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label');

async function menuOf(act = vi.fn()) {
  const { user, browser } = open(
    <>
      <RowMenu
        name="Mamá"
        items={[
          { icon: Send, title: 'Transferir', to: '/pay' },
          { icon: Pencil, title: 'Editar', act },
        ]}
      />
      <p>elsewhere</p>
    </>,
    '/list',
  );
  const button = await screen.findByRole('button', { name: 'Opciones de Mamá' });
  return { user, browser, button, act };
}

test('arrow keys wrap around, Home and End jump, and Escape returns the focus', async () => {
  const { user, button } = await menuOf();
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('menu').getAttribute('aria-label')).toBe('Opciones de Mamá');
  expect(focusedText()).toBe('Transferir');
  for (const [key, expected] of [
    ['{ArrowDown}', 'Editar'],
    ['{ArrowDown}', 'Transferir'],
    ['{ArrowUp}', 'Editar'],
    ['{Home}', 'Transferir'],
    ['{End}', 'Editar'],
  ] as const) {
    await user.keyboard(key);
    expect(focusedText()).toBe(expected);
  }
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('ArrowUp opens the menu at its last item', async () => {
  const { user, button } = await menuOf();
  act(() => button.focus());
  await user.keyboard('{ArrowUp}');
  expect(focusedText()).toBe('Editar');
});

test('runs the chosen action after closing the menu, with the focus on its button', async () => {
  let focusedLabel: string | null | undefined;
  const action = vi.fn(() => {
    focusedLabel = document.activeElement?.getAttribute('aria-label');
  });
  const { user, button } = await menuOf(action);
  await user.click(button);
  await user.click(screen.getByRole('menuitem', { name: 'Editar' }));
  expect(action).toHaveBeenCalledOnce();
  expect(focusedLabel).toBe('Opciones de Mamá');
  expect(screen.queryByRole('menu')).toBeNull();
});

test('an item with a page is a link', async () => {
  const { user, browser, button } = await menuOf();
  await user.click(button);
  await user.click(screen.getByRole('menuitem', { name: 'Transferir' }));
  expect(browser.url()).toBe('/pay');
});

test('a click elsewhere closes the menu, and so does Tab', async () => {
  const { user, button } = await menuOf();
  await user.click(button);
  await user.click(screen.getByText('elsewhere'));
  expect(screen.queryByRole('menu')).toBeNull();
  await user.click(button);
  await user.tab();
  expect(screen.queryByRole('menu')).toBeNull();
});
