// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { Pencil, Send } from 'lucide-react';
import { afterEach, expect, test, vi } from 'vitest';
import { open } from '#web/flow/fake-flow.fixture.tsx';
import { RowMenu } from './RowMenu';

afterEach(cleanup);

const focused = () =>
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

test('the arrows go round, the ends have keys of their own, and Escape gives the focus back', async () => {
  const { user, button } = await menuOf();
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('menu').getAttribute('aria-label')).toBe('Opciones de Mamá');
  expect(focused()).toBe('Transferir');
  for (const [key, now] of [
    ['{ArrowDown}', 'Editar'],
    ['{ArrowDown}', 'Transferir'],
    ['{ArrowUp}', 'Editar'],
    ['{Home}', 'Transferir'],
    ['{End}', 'Editar'],
  ] as const) {
    await user.keyboard(key);
    expect(focused()).toBe(now);
  }
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('an arrow opens it from its own end', async () => {
  const { user, button } = await menuOf();
  act(() => button.focus());
  await user.keyboard('{ArrowUp}');
  expect(focused()).toBe('Editar');
});

test('what is chosen is done once the menu is closed, and the focus is with its button', async () => {
  let where: string | null | undefined;
  const done = vi.fn(() => {
    where = document.activeElement?.getAttribute('aria-label');
  });
  const { user, button } = await menuOf(done);
  await user.click(button);
  await user.click(screen.getByRole('menuitem', { name: 'Editar' }));
  expect(done).toHaveBeenCalledOnce();
  expect(where).toBe('Opciones de Mamá');
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a page about the row is a link', async () => {
  const { user, browser, button } = await menuOf();
  await user.click(button);
  await user.click(screen.getByRole('menuitem', { name: 'Transferir' }));
  expect(browser.url()).toBe('/pay');
});

test('a press elsewhere closes it; Tab goes on from its button', async () => {
  const { user, button } = await menuOf();
  await user.click(button);
  await user.click(screen.getByText('elsewhere'));
  expect(screen.queryByRole('menu')).toBeNull();
  await user.click(button);
  await user.tab();
  expect(screen.queryByRole('menu')).toBeNull();
});
