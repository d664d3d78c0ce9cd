// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as bankClock from '#web/lib/api/bank-clock.ts';
import {
  answerLockedWith,
  answerStarted,
  answerWrong,
  answerWrongWith,
  bank,
  field,
  open,
  SIGN,
  SIGNATURES,
} from './token-form.test-support';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the attempts left', () => {
  const fail = async (user: ReturnType<typeof userEvent.setup>, times: number) => {
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
  ])('are counted locally after %i wrong ones when the bank does not send them', async (times, said) => {
    bank({ [SIGNATURES]: [answerStarted], [SIGN]: [answerWrong] });
    expect(await fail(open().user, times)).toMatch(said);
  });

  test('are taken from the bank when sent', async () => {
    bank({ [SIGNATURES]: [answerStarted], [SIGN]: [answerWrongWith({ 'x-attempts-left': '4' })] });
    expect(await fail(open().user, 1)).toMatch(/Te quedan 4 intentos\.$/);
  });

  test('end after five, whatever the bank responds', async () => {
    bank({ [SIGNATURES]: [answerStarted], [SIGN]: [answerWrong] });
    const { user } = open();
    await fail(user, 4);
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
    bank({ [SIGNATURES]: [answerStarted], [SIGN]: [answerLockedWith({ 'retry-after': '900' })] });
    const { user } = open();
    await user.type(await field(), '000000{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain(`Podrás firmar otra vez a las ${end}`);
  });
});
