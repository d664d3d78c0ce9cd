// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { LoadMore } from './LoadMore';
import { Theme } from './theme/Theme';

afterEach(cleanup);

const END = 'Ya viste todo.';

const foot = (state: { more?: () => void; busy?: boolean; failed?: string }) => (
  <Theme>
    <LoadMore more={state.more} busy={state.busy ?? false} failed={state.failed} end={END} />
  </Theme>
);

it('keeps the focus on the button, and moves it to the end message after the last page', async () => {
  let asked = 0;
  const more = () => {
    asked += 1;
  };
  const { rerender } = render(foot({ more }));
  await userEvent.click(screen.getByRole('button', { name: 'Ver más' }));
  rerender(foot({ more, busy: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Cargando...' }));
  expect(asked).toBe(1);
  rerender(foot({ more }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ver más' }));
  rerender(foot({}));
  expect(document.activeElement).toBe(screen.getByText(END));
});

it('shows no end message for a single page', () => {
  render(foot({}));
  expect(screen.queryByText(END)).toBeNull();
});

it('does not move the focus when it is elsewhere', async () => {
  const { rerender } = render(
    <>
      <input aria-label="otro" />
      {foot({ more: () => undefined })}
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ver más' }));
  screen.getByLabelText('otro').focus();
  rerender(
    <>
      <input aria-label="otro" />
      {foot({})}
    </>,
  );
  expect(screen.getByText(END)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('otro'));
});

it('hides the button on failure, and still shows the end message afterwards', async () => {
  const more = () => undefined;
  const { rerender } = render(foot({ more }));
  await userEvent.click(screen.getByRole('button', { name: 'Ver más' }));
  rerender(foot({ more, failed: 'No se pudo' }));
  expect(screen.queryByRole('button')).toBeNull();
  rerender(foot({}));
  expect(screen.getByText(END)).toBeDefined();
});
