// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { Theme } from './theme/Theme';

afterEach(cleanup);

function renderDialog(startsLocked: boolean) {
  const onClose = vi.fn();
  const dialog = (isLocked: boolean) => (
    <Theme>
      <Dialog title="Firma tu operación" onClose={onClose} isLocked={isLocked} />
    </Theme>
  );
  const { rerender } = render(dialog(startsLocked));
  return { onClose, lock: (isLocked: boolean) => rerender(dialog(isLocked)) };
}

test('Escape and the close button close a dialog', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const { onClose } = renderDialog(false);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('nothing closes a locked dialog', async () => {
  const user = userEvent.setup();
  const { onClose, lock } = renderDialog(true);
  await user.keyboard('{Escape}{Escape}{Escape}');
  expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog').hidden).toBe(false);
  lock(false);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a dialog can be locked after it was opened', async () => {
  const user = userEvent.setup();
  const { onClose, lock } = renderDialog(false);
  lock(true);
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
});

test('a failure dialog ignores input just after it opens and after its title changes', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const dialog = (title: string) => (
    <Theme>
      <Dialog
        title={title}
        role="alertdialog"
        onClose={() => undefined}
        actions={<Button>Entendido</Button>}
      />
    </Theme>
  );
  const { rerender } = render(dialog('No pudimos pagar'));
  const acceptedInput = () => {
    const button = screen.getByRole('button', { name: 'Entendido' });
    return {
      taps: button.closest('[data-settling]') === null,
      keys: ['Enter', ' '].filter((key) => fireEvent.keyDown(button, { key })),
    };
  };
  expect(acceptedInput()).toEqual({ taps: false, keys: [] });
  act(() => vi.advanceTimersByTime(500));
  expect(acceptedInput()).toEqual({ taps: true, keys: ['Enter', ' '] });
  rerender(dialog('No sabemos si se pagó'));
  expect(acceptedInput()).toEqual({ taps: false, keys: [] });
  // Each tap extends the time in which the dialog ignores input.
  for (let taps = 0; taps < 5; taps += 1) {
    act(() => vi.advanceTimersByTime(300));
    expect(acceptedInput()).toEqual({ taps: false, keys: [] });
    fireEvent.pointerDown(document.body);
  }
  act(() => vi.advanceTimersByTime(500));
  expect(acceptedInput()).toEqual({ taps: true, keys: ['Enter', ' '] });
});
