import { describe, expect, test } from 'vitest';
import { outcomeOf } from '#bank/testing/refusals';
import { MINUTE, signedCallHelpers } from '#bank/testing/signers';
import { DomainError } from '../errors/domain-error';

describe('wrong values', () => {
  /** Gives five wrong values over two signatures. */
  function lockSigner() {
    const test = signedCallHelpers();
    const key = test.pendingKey();
    const [firstKey, secondKey] = [test.initiateSignature(key).key, test.initiateSignature(key).key];
    const firstOutcomes = [1, 2, 3, 4].map((time) =>
      test.enterToken(time % 2 === 0 ? firstKey : secondKey, '000000'),
    );
    const lastOutcome = test.enterToken(firstKey, '000000');
    return { ...test, key, firstKey, firstOutcomes, lastOutcome };
  }

  test('lock all signatures for fifteen minutes after five in a row', () => {
    const { clock, initiateSignature, enterToken, key, firstKey, firstOutcomes, lastOutcome } = lockSigner();
    expect(firstOutcomes).toEqual([4, 3, 2, 1].map((attemptsLeft) => ({ attemptsLeft })));
    const lockError = new DomainError('E_500BAASMXSIGN_007', { retryAfter: 900 });
    expect(lastOutcome).toEqual({ rejection: lockError });
    clock.systemClock += 15 * MINUTE - 1;
    expect(outcomeOf(() => enterToken(firstKey))).toBe('E_500BAASMXSIGN_007');
    expect(outcomeOf(() => initiateSignature(key).state)).toBe('E_500BAASMXSIGN_007');
    clock.systemClock += 1;
    expect(enterToken(firstKey, '000000')).toEqual({ attemptsLeft: 4 });
    expect(enterToken(firstKey)).toBe('SIGNED');
  });

  test('cause a lock whose remaining seconds follow the system clock', () => {
    const { clock, initiateSignature, key } = lockSigner();
    clock.now += 24 * 60 * MINUTE;
    clock.systemClock += MINUTE + 1;
    try {
      initiateSignature(key);
    } catch (error) {
      expect(error).toMatchObject({ code: 'E_500BAASMXSIGN_007', retryAfter: 840 });
    }
    expect.assertions(1);
  });

  test('are counted from zero after a correct value', () => {
    const { pendingKey, initiateSignature, enterToken } = signedCallHelpers();
    const { key } = initiateSignature(pendingKey());
    for (const attemptsLeft of [4, 3, 2, 1]) expect(enterToken(key, '000000')).toEqual({ attemptsLeft });
    expect(enterToken(key)).toBe('SIGNED');
    expect(enterToken(key, '000000')).toEqual({ attemptsLeft: 4 });
  });
});
