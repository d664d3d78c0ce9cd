import { headers } from '#contract/headers';
import { type Answer, headerOf } from './answer';
import type { Difference } from './difference';
import type { Operation } from './operations';

const MAX_CLOCK_SKEW_MS = 2 * 60_000;
const SLOW_MS = 10_000;
/** The client gives up after this time. */
const TIMEOUT_MS = 30_000;

const missingHeader = (
  name: string,
  severity: Difference['severity'],
  effect: string,
  expected = 'a value',
): Difference => ({
  kind: 'missing-header',
  pointer: `header ${name}`,
  expected,
  received: 'nothing',
  severity,
  effect,
});

function checkClock({ headers: received, receivedAt }: Answer): Difference[] {
  const date = headerOf(received, 'date');
  if (date === undefined)
    return [missingHeader('date', 'tolerated', "Days and hours are counted by the device's clock.")];
  const instant = Date.parse(date);
  const offMs = Math.abs(instant - receivedAt);
  if (offMs <= MAX_CLOCK_SKEW_MS) return [];
  return [
    {
      kind: 'clock',
      pointer: 'header date',
      expected: 'at most 2 minutes off',
      received: Number.isNaN(instant) ? 'no date' : `${Math.round(offMs / 60_000)} minutes off`,
      severity: 'tolerated',
      effect:
        "The customer sees days and hours of a wrong clock: 'hoy', cut-off times, first day to schedule.",
    },
  ];
}

/** The bank must send both rotated values or neither, and both at the start of a session. */
function checkRotatedHeaders({ name }: Operation, { headers: received, status }: Answer): Difference[] {
  const [token, antiForgery] = [headers.token, headers.nextAntiForgery].map((each) =>
    headerOf(received, each),
  );
  const isSessionStart = name === 'session.initSession' && status === 200;
  return [
    ...(token === undefined && (isSessionStart || antiForgery !== undefined)
      ? [
          missingHeader(
            headers.token,
            'breaks',
            'No session starts, or it ends: the customer is sent to sign in.',
          ),
        ]
      : []),
    ...(antiForgery === undefined && (isSessionStart || token !== undefined)
      ? [
          missingHeader(
            headers.nextAntiForgery,
            'breaks',
            'Changes are sent without a valid value and rejected.',
          ),
        ]
      : []),
  ];
}

function checkDuration({ durationMs }: Answer): Difference[] {
  if (durationMs <= SLOW_MS) return [];
  const isTimedOut = durationMs > TIMEOUT_MS;
  return [
    {
      kind: 'slow',
      pointer: '',
      expected: 'at most 10 s',
      received: isTimedOut ? 'more than 30 s' : 'more than 10 s',
      severity: isTimedOut ? 'breaks' : 'tolerated',
      effect: isTimedOut
        ? 'The client gives up after 30 s and shows an error (CLIENT_TIMEOUT).'
        : 'The customer waits in front of placeholders.',
    },
  ];
}

const LOCKED: readonly number[] = [423, 429];

export function checkHeaders(operation: Operation, answer: Answer): Difference[] {
  const { headers: received, status } = answer;
  const hasHeader = (name: string) => headerOf(received, name) !== undefined;
  return [
    ...checkClock(answer),
    ...(hasHeader(headers.trace)
      ? []
      : [
          missingHeader(
            headers.trace,
            'tolerated',
            "The support id is the client's own; the bank cannot look it up.",
          ),
        ]),
    ...(LOCKED.includes(status) && !hasHeader(headers.retryAfter)
      ? [missingHeader(headers.retryAfter, 'hidden', 'The customer is not told how long to wait.')]
      : []),
    ...checkRotatedHeaders(operation, answer),
    ...checkDuration(answer),
  ];
}
