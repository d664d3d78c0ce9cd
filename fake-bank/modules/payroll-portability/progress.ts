/** A request is sent on the next bank day and answered by the paying bank. While open, it can be cancelled. */

import { logSuccess } from '#bank/core/activity/activity';
import { DomainError } from '#bank/core/errors/domain-error';
import { type ScheduledJob, schedule, unschedule } from '#bank/core/scheduling/scheduled-jobs';
import type { Transaction } from '#bank/core/storage/transaction';
import { bankDate } from '#contract/domain/dates';
import type { PortabilityStatus } from '#contract/domain/portability';
import { isOpen } from '#contract/rules/payroll-portability';
import { answerBy, answeredAt, courseOf, sentAt } from './course';
import { type PortabilityRequest, portabilityRequests } from './request';

export const PORTABILITY = 'payroll-portability';

type New = Omit<PortabilityRequest, 'status' | 'effectiveDate' | 'history' | 'rejection'>;

const withStatus = (
  request: PortabilityRequest,
  status: PortabilityStatus,
  at: number,
): PortabilityRequest => ({
  ...request,
  status,
  history: [...request.history, { status, at }],
});

export function begin(tx: Transaction, request: New): PortabilityRequest {
  const { key, orderedAt: at } = request;
  schedule(tx, { kind: PORTABILITY, key, at: sentAt(at) });
  return tx.put(portabilityRequests, {
    ...request,
    status: 'REQUESTED',
    effectiveDate: answerBy(at),
    history: [{ status: 'REQUESTED', at }],
  });
}

export function end(
  tx: Transaction,
  request: PortabilityRequest,
  { status, at, reason }: { status: 'ACCEPTED' | 'REJECTED' | 'CANCELLED'; at: number; reason?: string },
): PortabilityRequest {
  unschedule(tx, { kind: PORTABILITY, key: request.key });
  return tx.put(portabilityRequests, {
    ...withStatus(request, status, at),
    effectiveDate: bankDate(at),
    ...(reason !== undefined && { rejection: reason }),
  });
}

function send(tx: Transaction, request: PortabilityRequest, at: number): void {
  tx.put(portabilityRequests, withStatus(request, 'IN_PROCESS', at));
  const course = courseOf(request);
  if (course) {
    const { key, orderedAt } = request;
    schedule(tx, { kind: PORTABILITY, key, at: answeredAt(orderedAt, course.day) });
  }
}

/** Undefined if the paying bank never answers. */
export function movesAt(request: PortabilityRequest): number | undefined {
  const { status, orderedAt } = request;
  if (status === 'REQUESTED') return sentAt(orderedAt);
  const course = status === 'IN_PROCESS' && courseOf(request);
  return course ? answeredAt(orderedAt, course.day) : undefined;
}

export function runPortability(tx: Transaction, { key, at }: ScheduledJob): void {
  const request = tx.get(portabilityRequests, key);
  if (request?.status === 'REQUESTED') send(tx, request, at);
  else if (request?.status === 'IN_PROCESS') {
    const course = courseOf(request);
    if (course) end(tx, request, { ...course.answer, at });
  }
}

/** Idempotent: a second cancellation has no effect. */
export function cancel(tx: Transaction, request: PortabilityRequest, now: number): void {
  if (request.status === 'CANCELLED') return;
  if (!isOpen(request.status)) throw new DomainError('CZ_NOT_CANCELLABLE');
  end(tx, request, { status: 'CANCELLED', at: now });
  logSuccess(tx, { customer: request.customer, now }, 'TRANSFER', 'Cancelaste la portabilidad de tu nómina');
}
