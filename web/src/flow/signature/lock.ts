import { bankInstant } from '#contract/domain/dates';
import { type ErrorCode, errorText } from '#contract/errors';
import { WRONG_VALUES } from '#contract/signatures';
import { NOT_SENT } from '#web/components/errors/texts.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { bankNow } from '#web/lib/api/bank-clock.ts';
import { appState, updateSlice } from '#web/lib/app-state/app-state.ts';
import { formatTime } from '#web/lib/format/dates.ts';

export const LOCKED: ErrorCode = 'E_500BAASMXSIGN_007';

/** Attempts counted by the client are shown from this many on, because other forms may have used some. */
const FEW = 2;

/** Counts the wrong values of this form if the bank does not send the attempts left. */
export function attemptsAfter(wrongValues: number, attemptsLeft: number | undefined) {
  const left = attemptsLeft ?? WRONG_VALUES - wrongValues;
  return { left, isShown: attemptsLeft !== undefined || left <= FEW };
}

export function wrongText({ left, isShown }: ReturnType<typeof attemptsAfter>): string {
  const { heading, message } = errorText('NOK');
  const wrong = `${heading}. ${message} ${NOT_SENT}`;
  if (!isShown) return wrong;
  return `${wrong} ${left === 1 ? 'Te queda 1 intento' : `Te quedan ${left} intentos`}.`;
}

/** The bank rounds Retry-After up to seconds, and its clock may stand still: fractions would add a minute. */
const bankSecond = (): number => Math.floor(bankNow() / 1000) * 1000;

/** Retry-After: seconds or a date. */
function endOf(error: unknown): number | undefined {
  const retryAfter = error instanceof ApiError ? error.retryAfter : undefined;
  if (retryAfter === undefined) return undefined;
  const instant = /^\d+$/.test(retryAfter)
    ? bankSecond() + Number(retryAfter) * 1000
    : Date.parse(retryAfter);
  return Number.isNaN(instant) ? undefined : instant;
}

/** Rounded up to the minute, so that a retry at that time succeeds. */
export function unlockText(error: unknown): string {
  const end = endOf(error);
  return end === undefined ? 'Podrás firmar otra vez en unos minutos.' : unlockedAt(end);
}

const unlockedAt = (end: number): string =>
  `Podrás firmar otra vez a las ${formatTime(bankInstant(Math.ceil(end / 60_000) * 60_000))}.`;

/** Remembers a lock for the forms that are signed; no call tells of it beforehand. */
export const saveLock = (error: unknown): void => updateSlice('signatureLock', { until: endOf(error) });

/** Undefined if no lock is known. */
export function lockNotice(): string | undefined {
  const { until } = appState.getState().signatureLock;
  return until === undefined || until <= bankNow()
    ? undefined
    : `${errorText(LOCKED).heading}. ${unlockedAt(until)} Antes no podrás terminar esta operación.`;
}
