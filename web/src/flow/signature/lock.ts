import { bankInstant } from '#contract/domain/dates';
import { type ErrorCode, errorText } from '#contract/errors';
import { WRONG_VALUES } from '#contract/signatures';
import { NOT_SENT } from '#web/components/errors/texts.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { bankNow } from '#web/lib/api/bank-clock.ts';
import { appState, updateSlice } from '#web/lib/app-state/app-state.ts';
import { formatTime } from '#web/lib/format/dates.ts';

export const LOCKED: ErrorCode = 'E_500BAASMXSIGN_007';

/** The client shows its own count only when few attempts are left: other forms may have used some. */
const MAX_SHOWN_ATTEMPTS = 2;

/** Counts the wrong values of this form if the bank does not send the attempts left. */
export function attemptsAfter(wrongValues: number, attemptsLeft: number | undefined) {
  const left = attemptsLeft ?? WRONG_VALUES - wrongValues;
  return { left, isShown: attemptsLeft !== undefined || left <= MAX_SHOWN_ATTEMPTS };
}

export function wrongText({ left, isShown }: ReturnType<typeof attemptsAfter>): string {
  const { heading, message } = errorText('NOK');
  const text = `${heading}. ${message} ${NOT_SENT}`;
  if (!isShown) return text;
  return `${text} ${left === 1 ? 'Te queda 1 intento' : `Te quedan ${left} intentos`}.`;
}

/** Drops the fraction: Retry-After is rounded up already, and a fraction could move the unlock time to the next minute. */
const bankSecond = (): number => Math.floor(bankNow() / 1000) * 1000;

/** Returns the end of a lock from the Retry-After header, which has seconds or a date. */
function lockEnd(error: unknown): number | undefined {
  const retryAfter = error instanceof ApiError ? error.retryAfter : undefined;
  if (retryAfter === undefined) return undefined;
  const instant = /^\d+$/.test(retryAfter)
    ? bankSecond() + Number(retryAfter) * 1000
    : Date.parse(retryAfter);
  return Number.isNaN(instant) ? undefined : instant;
}

/** Rounded up to the minute, so that a retry at that time succeeds. */
export function unlockText(error: unknown): string {
  const end = lockEnd(error);
  return end === undefined ? 'Podrás firmar otra vez en unos minutos.' : unlockTimeText(end);
}

const unlockTimeText = (end: number): string =>
  `Podrás firmar otra vez a las ${formatTime(bankInstant(Math.ceil(end / 60_000) * 60_000))}.`;

/** Saves a lock for the next forms, because no request reports it in advance. */
export const saveLock = (error: unknown): void => updateSlice('signatureLock', { until: lockEnd(error) });

/** Returns the warning for a form, or undefined if no lock is known. */
export function lockNotice(): string | undefined {
  const { until } = appState.getState().signatureLock;
  return until === undefined || until <= bankNow()
    ? undefined
    : `${errorText(LOCKED).heading}. ${unlockTimeText(until)} Antes no podrás terminar esta operación.`;
}
