// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as bankClock from '#web/lib/api/bank-clock.ts';
import {
  field,
  renderTokenForm,
  respondLockedWith,
  respondStarted,
  respondWrong,
  respondWrongWith,
  SIGN,
  SIGNATURES,
  stubBank,
} from './token-form.test-support';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the attempts left', () => {
  const statusAfterWrongTokens = async (user: ReturnType<typeof userEvent.setup>, times: number) => {
    for (let i = 0; i < times; i += 1) {
      await user.type(await field(), '000000{Enter}');
      await vi.waitFor(async () => expect((await field()).value).toBe(''));
    }
    return screen.getByRole('status').textContent;
  };

  test.each([
    [2, /no se ha enviado\.$/],
    [3, /Te quedan 2 intentos\.$/],
    [4, /Te queda 1 intento\.$/],
  ])(
    'are counted locally after %i wrong tokens when the bank does not send them',
    async (times, expected) => {
      stubBank({ [SIGNATURES]: [respondStarted], [SIGN]: [respondWrong] });
      expect(await statusAfterWrongTokens(renderTokenForm().user, times)).toMatch(expected);
    },
  );

  test('are taken from the bank when sent', async () => {
    stubBank({ [SIGNATURES]: [respondStarted], [SIGN]: [respondWrongWith({ 'x-attempts-left': '4' })] });
    expect(await statusAfterWrongTokens(renderTokenForm().user, 1)).toMatch(/Te quedan 4 intentos\.$/);
  });

  test('end after five wrong tokens, even if the bank sends no lock', async () => {
    stubBank({ [SIGNATURES]: [respondStarted], [SIGN]: [respondWrong] });
    const { user } = renderTokenForm();
    await statusAfterWrongTokens(user, 4);
    await user.type(await field(), '000000{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Podrás firmar otra vez en unos minutos.',
    );
    expect(screen.queryByRole('button', { name: 'Pedir otra firma' })).toBeNull();
  });

  test.each([
    ['2026-11-23T09:31:20-06:00', '09:47'],
    ['2026-11-23T09:30:00.250-06:00', '09:45'],
  ])('are replaced by the end time of a lock when the bank sends it at %s', async (now, end) => {
    vi.spyOn(bankClock, 'bankNow').mockReturnValue(Date.parse(now));
    stubBank({ [SIGNATURES]: [respondStarted], [SIGN]: [respondLockedWith({ 'retry-after': '900' })] });
    const { user } = renderTokenForm();
    await user.type(await field(), '000000{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain(`Podrás firmar otra vez a las ${end}`);
  });
});
