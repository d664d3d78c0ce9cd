// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { LoadMore } from './LoadMore';
import { Theme } from './theme/Theme';

afterEach(cleanup);

const END = 'Ya viste todo.';

const loadMore = (state: { onMore?: () => void; busy?: boolean; failed?: string }) => (
  <Theme>
    <LoadMore loadMore={state.onMore} busy={state.busy ?? false} failed={state.failed} end={END} />
  </Theme>
);

it('keeps the focus on the button, and moves it to the end message after the last page', async () => {
  let requestCount = 0;
  const onMore = () => {
    requestCount += 1;
  };
  const { rerender } = render(loadMore({ onMore }));
  await userEvent.click(screen.getByRole('button', { name: 'Ver más' }));
  rerender(loadMore({ onMore, busy: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Cargando...' }));
  expect(requestCount).toBe(1);
  rerender(loadMore({ onMore }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ver más' }));
  rerender(loadMore({}));
  expect(document.activeElement).toBe(screen.getByText(END));
});

it('shows no end message for a single page', () => {
  render(loadMore({}));
  expect(screen.queryByText(END)).toBeNull();
});

it('does not move the focus from another element', async () => {
  const { rerender } = render(
    <>
      <input aria-label="otro" />
      {loadMore({ onMore: () => undefined })}
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ver más' }));
  screen.getByLabelText('otro').focus();
  rerender(
    <>
      <input aria-label="otro" />
      {loadMore({})}
    </>,
  );
  expect(screen.getByText(END)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('otro'));
});

it('hides the button on failure, and still shows the end message afterwards', async () => {
  const onMore = () => undefined;
  const { rerender } = render(loadMore({ onMore }));
  await userEvent.click(screen.getByRole('button', { name: 'Ver más' }));
  rerender(loadMore({ onMore, failed: 'No se pudo' }));
  expect(screen.queryByRole('button')).toBeNull();
  rerender(loadMore({}));
  expect(screen.getByText(END)).toBeDefined();
});
