import type { AppRoute } from '@ts-rest/core';
import * as z from 'zod/mini';
import { namesAnotherKey } from '#contract/domain/answered-key';
import { ErrorBody, Notification } from '#contract/domain/error-body';
import { isInRow, withoutBrokenRows } from '#contract/domain/partial-list';
import { isErrorCode } from '#contract/errors';
import { type Answer, headerOf } from './answer';
import { checkHeaders } from './check-headers';
import { type BodyDifference, compareBody, type OptionalField } from './compare-body';
import { printableCode, typeAndLength } from './describe-value';
import type { Difference, Severity } from './difference';
import { clientTexts, failureEffect, leftOut, rowEffect } from './effects';
import type { Match, Operation } from './operations';

export type CheckedAnswer = { differences: Difference[]; optionalFields: readonly OptionalField[] };

const SUCCESSES: readonly number[] = [200, 201, 204];
const WITHOUT_BODY: readonly number[] = [204, 205, 304];

const severityOf = ({ name }: Operation): Severity => (name in leftOut ? 'hidden' : 'breaks');

const breaks = (
  operation: Operation,
  kind: Difference['kind'],
  expected: string,
  received: string,
  code = 'CLIENT_MALFORMED',
): Difference => ({
  kind,
  pointer: '',
  expected,
  received,
  severity: severityOf(operation),
  effect: failureEffect(operation, code),
});

const newField = (difference: BodyDifference): Difference => ({
  ...difference,
  severity: 'new',
  effect: 'Nothing: the client ignores the field.',
});

type Read = { body: unknown } | { problem: Difference };

const contentTypeOf = ({ headers }: Answer) => headerOf(headers, 'content-type') ?? '';

const mediaTypeOf = (answer: Answer): string =>
  /^[\w.+-]+\/[\w.+-]+/.exec(contentTypeOf(answer))?.[0] ?? 'no content type';

function readJson(operation: Operation, answer: Answer): Read {
  const problem = (kind: Difference['kind'], expected: string, received: string, code?: string): Read => ({
    problem: breaks(operation, kind, expected, received, code),
  });
  const { status, body } = answer;
  const notJson = status >= 300 ? 'CLIENT_NOT_JSON' : undefined;
  if (/\bhtml\b/i.test(contentTypeOf(answer)))
    return problem('html', 'application/json', `text/html, status ${status}`, notJson);
  if (WITHOUT_BODY.includes(status) || body.length === 0)
    return problem('empty-body', 'JSON', `no body, status ${status}`, notJson);
  if (!/\bjson\b/i.test(contentTypeOf(answer)))
    return problem('not-json', 'application/json', `${mediaTypeOf(answer)}, status ${status}`, notJson);
  try {
    return { body: JSON.parse(body.toString('utf8')) };
  } catch {
    return problem('broken-json', 'JSON', `text(${body.length})`);
  }
}

const NotificationList = z.object({ notifications: z.array(z.unknown()).check(z.minLength(1)) });

/** The client uses the first notification that it can read. */
function checkError(operation: Operation, body: unknown): Difference[] {
  const notifications = NotificationList.safeParse(body).data?.notifications ?? [];
  const readable = notifications.flatMap((item) => Notification.safeParse(item).data ?? []);
  const unread: Pick<Difference, 'severity' | 'effect'> =
    readable.length > 0
      ? { severity: 'hidden', effect: 'The client ignores this notification; a field may stay unmarked.' }
      : {
          severity: 'breaks',
          effect: 'The customer sees the general error instead of the reason (CLIENT_MALFORMED).',
        };
  const shape = compareBody(ErrorBody, body).differences.map((difference): Difference => {
    if (difference.kind === 'new-field') return newField(difference);
    if (difference.pointer === '/traceId')
      return { ...difference, severity: 'tolerated', effect: 'Nothing: the client reads the header.' };
    return { ...difference, ...unread };
  });
  const empty: Difference[] =
    notifications.length === 0 && shape.every(({ pointer }) => pointer !== '/notifications')
      ? [
          {
            kind: 'missing',
            pointer: '/notifications/*',
            expected: 'Notification',
            received: 'nothing',
            severity: 'breaks',
            effect: failureEffect(operation, 'CLIENT_MALFORMED'),
          },
        ]
      : [];
  const unknown = readable
    .filter(({ code }) => !isErrorCode(code))
    .map(
      ({ code }): Difference => ({
        kind: 'unknown-code',
        pointer: '/notifications/*/code',
        expected: 'a code of the catalogue',
        received: printableCode(code),
        severity: 'hidden',
        effect: `The customer sees '${clientTexts.service}' instead of the reason.`,
      }),
    );
  return [...shape, ...empty, ...unknown];
}

const schemaOf = (schema: AppRoute['responses'][number] | undefined) =>
  schema instanceof z.core.$ZodType ? schema : undefined;

function checkStatus(operation: Operation, { status }: Answer): Difference[] {
  const { responses } = operation.route;
  // The browser answers 304 from its cache.
  if (status in responses || status === 304) return [];
  const isUsable = SUCCESSES.includes(status) || status >= 400;
  const declared = Object.keys(responses).filter((each) => Number(each) < 400);
  return [
    {
      kind: 'undeclared-status',
      pointer: '',
      expected: declared.join(' or '),
      received: String(status),
      severity: isUsable ? 'tolerated' : 'breaks',
      effect: isUsable
        ? 'Nothing, as long as the body is as declared.'
        : failureEffect(operation, status < 300 ? `status ${status}` : 'CLIENT_NETWORK'),
    },
  ];
}

function checkSuccess({ operation, params }: Match, answer: Answer): CheckedAnswer {
  const { route } = operation;
  const { status } = answer;
  const nothing: CheckedAnswer = { differences: [], optionalFields: [] };
  const isFile = operation.files.some((type) => mediaTypeOf(answer) === `application/${type}`);
  if (isFile) {
    const differences = answer.body.length > 0 ? [] : [breaks(operation, 'empty-body', 'a file', 'no body')];
    return { ...nothing, differences };
  }
  const schema = schemaOf(route.responses[status] ?? route.responses[200] ?? route.responses[201]);
  if (!schema || (WITHOUT_BODY.includes(status) && status in route.responses)) return nothing;
  const read = readJson(operation, answer);
  if ('problem' in read) return { ...nothing, differences: [read.problem] };
  if (NotificationList.safeParse(read.body).success) {
    const errorInSuccess: Difference = {
      kind: 'error-in-success',
      pointer: '/notifications',
      expected: 'a status of 400 or more',
      received: `${status} with ${typeAndLength(NotificationList.parse(read.body).notifications)}`,
      severity: 'tolerated',
      effect: 'The customer sees the error of the first code.',
    };
    return { ...nothing, differences: [errorInSuccess, ...checkError(operation, read.body)] };
  }
  const { differences, optionalFields } = compareBody(schema, read.body);
  const { error } = z.safeParse(schema, read.body);
  const canOmitBrokenRows = error !== undefined && withoutBrokenRows(route, read.body, error) !== undefined;
  const isSound = error === undefined;
  const effect = failureEffect(operation, 'CLIENT_MALFORMED');
  const results = differences.map((difference): Difference => {
    if (difference.kind === 'new-field') return newField(difference);
    return canOmitBrokenRows && isInRow(difference.pointer, route)
      ? { ...difference, severity: 'hidden', effect: rowEffect }
      : { ...difference, severity: severityOf(operation), effect };
  });
  // A rule of the whole object reports no field, so it gets a difference of its own.
  if (!isSound && results.every(({ severity }) => severity === 'new'))
    results.push(breaks(operation, 'format', 'the rules of the schema', typeAndLength(read.body)));
  if (isSound && namesAnotherKey(route, params[0], read.body))
    results.push(breaks(operation, 'another-key', 'the key that was requested', 'another key'));
  return { differences: results, optionalFields };
}

function checkBody(match: Match, answer: Answer): CheckedAnswer {
  const { operation } = match;
  const { status } = answer;
  const withDifferences = (differences: Difference[]): CheckedAnswer => ({ differences, optionalFields: [] });
  if (answer.isCutOff)
    return withDifferences([
      breaks(operation, 'cut-off', 'a complete body', 'a part of it', 'CLIENT_NETWORK'),
    ]);
  if (status < 300) return checkSuccess(match, answer);
  if (status < 400) return withDifferences([]);
  const read = readJson(operation, answer);
  return withDifferences('problem' in read ? [read.problem] : checkError(operation, read.body));
}

/** Compares an answer with what the contract declares for its operation. */
export function checkAnswer(match: Match, answer: Answer): CheckedAnswer {
  const { differences, optionalFields } = checkBody(match, answer);
  const { operation } = match;
  return {
    differences: [...checkStatus(operation, answer), ...checkHeaders(operation, answer), ...differences],
    optionalFields,
  };
}
