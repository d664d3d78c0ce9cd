import { expect, test } from 'vitest';
import { bankInstant } from '#contract/domain/dates';
import { answerBy, answeredAt, courseOf, sentAt } from './course';

test.each([
  ['a Thursday before a holiday', '2026-11-12T18:05:00-06:00', '2026-11-13', '2026-11-20', '2026-11-27'],
  ['a Friday night', '2026-11-13T23:59:59-06:00', '2026-11-17', '2026-11-23', '2026-11-30'],
  ['a holiday', '2026-11-16T10:00:00-06:00', '2026-11-17', '2026-11-23', '2026-11-30'],
  ['a Sunday', '2026-11-22T00:00:00-06:00', '2026-11-23', '2026-11-27', '2026-12-04'],
  ['a Monday before the daily batch', '2026-11-23T08:00:00-06:00', '2026-11-24', '2026-11-30', '2026-12-07'],
  ['New Year’s Eve', '2026-12-31T12:00:00-06:00', '2027-01-04', '2027-01-08', '2027-01-15'],
])('a request made on %s is sent and answered on bank days', (_, at, sent, usual, latest) => {
  const orderedAt = Date.parse(at);
  expect(bankInstant(sentAt(orderedAt))).toBe(`${sent}T09:30:00-06:00`);
  expect(bankInstant(answeredAt(orderedAt, 5))).toBe(`${usual}T12:00:00-06:00`);
  expect(answerBy(orderedAt)).toBe(latest);
});

test.each([
  ['0123', 5, 'ACCEPTED'],
  ['9911', 10, 'ACCEPTED'],
  ['9912', 5, 'REJECTED'],
  ['9913', 5, 'REJECTED'],
  ['9914', 5, 'REJECTED'],
  ['9915', undefined, undefined],
])('a request for an account that ends in %s is answered on day %s: %s', (ending, day, status) => {
  for (const paying of [
    { type: 'CLABE', number: `0121800000000${ending}0` },
    { type: 'DEBIT_CARD', number: `411111111111${ending}` },
  ] as const) {
    const course = courseOf(paying);
    expect([course?.day, course?.answer.status]).toEqual([day, status]);
  }
});

test('the three rejections have different reasons', () => {
  const reasons = ['9912', '9913', '9914'].map((ending) => {
    const answer = courseOf({ type: 'DEBIT_CARD', number: `411111111111${ending}` })?.answer;
    return answer?.status === 'REJECTED' ? answer.reason : undefined;
  });
  expect(new Set(reasons).size).toBe(3);
  expect(reasons).not.toContain(undefined);
});
