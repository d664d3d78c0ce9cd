/** How a request gets on: sent on the next bank day, answered by the paying bank, or cancelled before that. */

import { logSuccess } from '#bank/core/activity/activity';
import { DomainError } from '#bank/core/errors/domain-error';
import { type ScheduledJob, schedule, unschedule } from '#bank/core/scheduling/scheduled-jobs';
import type { Transaction } from '#bank/core/storage/transaction';
import { bankDate } from '#contract/domain/dates';
import { isOpen, type PortabilityStatus } from '#contract/domain/portability';
import { answerBy, answeredAt, courseOf, sentAt } from './course';
import { type PortabilityRequest, portabilityRequests } from './request';

/** The kind of due work that moves a request on. */
export const PORTABILITY = 'payroll-portability';

type New = Omit<PortabilityRequest, 'status' | 'effectiveDate' | 'history' | 'rejection'>;

const became = (request: PortabilityRequest, status: PortabilityStatus, at: number): PortabilityRequest => ({
  ...request,
  status,
  history: [...request.history, { status, at }],
});

/** Keeps a new one; it is sent on the next bank day. */
export function begin(tx: Transaction, asked: New): PortabilityRequest {
  const { key, orderedAt: at } = asked;
  schedule(tx, { kind: PORTABILITY, key, at: sentAt(at) });
  return tx.put(portabilityRequests, {
    ...asked,
    status: 'REQUESTED',
    effectiveDate: answerBy(at),
    history: [{ status: 'REQUESTED', at }],
  });
}

/** It ends on this day, however it does. */
export function end(
  tx: Transaction,
  request: PortabilityRequest,
  { status, at, reason }: { status: 'ACCEPTED' | 'REJECTED' | 'CANCELLED'; at: number; reason?: string },
): PortabilityRequest {
  unschedule(tx, { kind: PORTABILITY, key: request.key });
  return tx.put(portabilityRequests, {
    ...became(request, status, at),
    effectiveDate: bankDate(at),
    ...(reason !== undefined && { rejection: reason }),
  });
}

function send(tx: Transaction, request: PortabilityRequest, at: number): void {
  tx.put(portabilityRequests, became(request, 'IN_PROCESS', at));
  const course = courseOf(request);
  if (course) {
    const { key, orderedAt } = request;
    schedule(tx, { kind: PORTABILITY, key, at: answeredAt(orderedAt, course.day) });
  }
}

/** When the next becomes of one: never where the other bank does not answer. */
export function movesAt(request: PortabilityRequest): number | undefined {
  const { status, orderedAt } = request;
  if (status === 'REQUESTED') return sentAt(orderedAt);
  const course = status === 'IN_PROCESS' && courseOf(request);
  return course ? answeredAt(orderedAt, course.day) : undefined;
}

/** The next that becomes of one that is open. */
export function runPortability(tx: Transaction, { key, at }: ScheduledJob): void {
  const request = tx.get(portabilityRequests, key);
  if (request?.status === 'REQUESTED') send(tx, request, at);
  else if (request?.status === 'IN_PROCESS') {
    const course = courseOf(request);
    if (course) end(tx, request, { ...course.answer, at });
  }
}

/** Cancels one that is open; said once more it is as it was. */
export function cancel(tx: Transaction, request: PortabilityRequest, now: number): void {
  if (request.status === 'CANCELLED') return;
  if (!isOpen(request.status)) throw new DomainError('CZ_NOT_CANCELLABLE');
  end(tx, request, { status: 'CANCELLED', at: now });
  logSuccess(tx, { customer: request.customer, now }, 'TRANSFER', 'Cancelaste la portabilidad de tu nómina');
}
