// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from './Dialog';
import { Theme } from './theme/Theme';

afterEach(cleanup);

function open(locked: boolean) {
  const onClose = vi.fn();
  const dialog = (isLocked: boolean) => (
    <Theme>
      <Dialog title="Firma tu operación" onClose={onClose} locked={isLocked} />
    </Theme>
  );
  const { rerender } = render(dialog(locked));
  return { onClose, lock: (isLocked: boolean) => rerender(dialog(isLocked)) };
}

const cancel = () => screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
const isOpen = () => screen.getByRole('dialog').hasAttribute('open');

test('Escape, the cancel event and the close button close a dialog', async () => {
  const user = userEvent.setup();
  const { onClose } = open(false);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  cancel();
  expect(onClose).toHaveBeenCalledTimes(2);
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(onClose).toHaveBeenCalledTimes(3);
});

test('nothing closes a locked dialog', async () => {
  const user = userEvent.setup();
  const { onClose, lock } = open(true);
  await user.keyboard('{Escape}{Escape}{Escape}');
  // The browser would close it by default.
  expect(cancel()).toBe(false);
  expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  expect(isOpen()).toBe(true);
  lock(false);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a dialog can be locked after it was opened', async () => {
  const user = userEvent.setup();
  const { onClose, lock } = open(false);
  lock(true);
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
});
