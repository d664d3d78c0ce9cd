import { describe, expect, test } from 'vitest';
import { outcomeOf } from '#bank/testing/refusals';
import { MINUTE, signedCallHelpers } from '#bank/testing/signers';
import { DomainError } from '../errors/domain-error';

describe('wrong values', () => {
  /** Gives five wrong values over two signatures. */
  function lockSigner() {
    const test = signedCallHelpers();
    const key = test.waiting();
    const [one, other] = [test.begin(key).key, test.begin(key).key];
    const left = [1, 2, 3, 4].map((time) => test.give(time % 2 === 0 ? one : other, '000000'));
    const last = test.give(one, '000000');
    return { ...test, key, one, left, last };
  }

  test('lock all signatures for fifteen minutes after five in a row', () => {
    const { clock, begin, give, key, one, left, last } = lockSigner();
    expect(left).toEqual([4, 3, 2, 1].map((attemptsLeft) => ({ attemptsLeft })));
    const lockError = new DomainError('E_500BAASMXSIGN_007', { retryAfter: 900 });
    expect(last).toEqual({ rejection: lockError });
    clock.systemClock += 15 * MINUTE - 1;
    expect(outcomeOf(() => give(one))).toBe('E_500BAASMXSIGN_007');
    expect(outcomeOf(() => begin(key).state)).toBe('E_500BAASMXSIGN_007');
    clock.systemClock += 1;
    expect(give(one, '000000')).toEqual({ attemptsLeft: 4 });
    expect(give(one)).toBe('SIGNED');
  });

  test('return the remaining seconds of the lock, measured by the system clock', () => {
    const { clock, begin, key } = lockSigner();
    clock.now += 24 * 60 * MINUTE;
    clock.systemClock += MINUTE + 1;
    try {
      begin(key);
    } catch (error) {
      expect(error).toMatchObject({ code: 'E_500BAASMXSIGN_007', retryAfter: 840 });
    }
    expect.assertions(1);
  });

  test('are counted from zero after a correct value', () => {
    const { waiting, begin, give } = signedCallHelpers();
    const { key } = begin(waiting());
    for (const attemptsLeft of [4, 3, 2, 1]) expect(give(key, '000000')).toEqual({ attemptsLeft });
    expect(give(key)).toBe('SIGNED');
    expect(give(key, '000000')).toEqual({ attemptsLeft: 4 });
  });
});
