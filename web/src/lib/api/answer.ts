import type { AppRoute } from '@ts-rest/core';
import * as z from 'zod/mini';
import { namesAnotherKey } from '#contract/domain/answered-key';
import { Notification } from '#contract/domain/error-body';
import { withoutBrokenRows } from '#contract/domain/partial-list';
import { conformance, headers as names } from '#contract/headers';
import { recordAccessBlocked } from './access-blocked';
import { ApiError, clientCodes } from './api-error';
import { BrokenRows } from './broken-rows';
import { type BankAnswer, noAnswerError } from './request';

const isJson = (contentType: string) => /\bjson\b/i.test(contentType);

export async function readAnswer(answer: BankAnswer): Promise<unknown> {
  const { response } = answer;
  if (response.status === 204 || response.status === 205) return undefined;
  const contentType = response.headers.get('content-type') ?? '';
  if (isJson(contentType)) return readJson(answer);
  if (!response.ok) throw failure(answer, { code: clientCodes.notJson, notifications: [] });
  return contentType.startsWith('text/')
    ? receive(answer, () => response.text())
    : receive(answer, () => response.blob());
}

/** Success statuses that a route does not list are checked against the schema of a success. */
const responseSchema = ({ responses }: AppRoute, status: number) =>
  responses[status] ?? responses[200] ?? responses[201];

/**
 * Throws an ApiError if a successful answer breaks the contract, so that no page renders it. Returns the body, a
 * list of independent rows without the broken ones.
 */
export function checkedBody(answer: BankAnswer, body: unknown, route: AppRoute, key?: string): unknown {
  const promised = responseSchema(route, answer.response.status);
  if (!answer.response.ok || !(promised instanceof z.core.$ZodType)) return body;
  const broken = (cause: unknown) =>
    failure(answer, { code: clientCodes.malformed, notifications: [] }, { cause });
  const { error } = z.safeParse(promised, body);
  if (error) {
    const part = withoutBrokenRows(route, body, error);
    if (!part) throw broken(error);
    return { ...part.body, brokenRows: new BrokenRows(part.brokenRows, broken(error)) };
  }
  if (namesAnotherKey(route, key, body)) throw broken(new TypeError('The answer names another key'));
  return body;
}

async function readJson(answer: BankAnswer): Promise<unknown> {
  const text = await receive(answer, () => answer.response.text());
  const body = parse(answer, text);
  const listed = listedIn(body);
  if (listed.length === 0 && answer.response.ok) return body;
  const notifications = listed.flatMap((item) => {
    const notification = Notification.safeParse(item);
    return notification.success ? [notification.data] : [];
  });
  const refusal = failure(answer, {
    ...(notifications[0] ?? { code: clientCodes.malformed }),
    notifications,
  });
  recordAccessBlocked(refusal);
  throw refusal;
}

const receive = <Body>({ path, traceId }: BankAnswer, read: () => Promise<Body>) =>
  read().catch((error: unknown) => {
    throw noAnswerError(path, traceId, error);
  });

function parse(answer: BankAnswer, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw failure(answer, { code: clientCodes.malformed, notifications: [] }, { cause });
  }
}

/** A non-empty list of notifications is an error at any status. */
const listedIn = (body: unknown): readonly unknown[] =>
  typeof body === 'object' && body !== null && 'notifications' in body && Array.isArray(body.notifications)
    ? body.notifications
    : [];

/** JSON pointer of the first difference, with `*` for the items of a list. */
const pointerOf = (cause: unknown): string | undefined =>
  cause instanceof z.core.$ZodError
    ? cause.issues[0]?.path.map((part) => `/${typeof part === 'number' ? '*' : String(part)}`).join('')
    : undefined;

function detailOf({ response, route }: BankAnswer, detail: string | undefined): string | undefined {
  if (!route || response.headers.get(conformance.name) !== conformance.on) return undefined;
  return [`${route.method} ${route.path}`, detail].filter(Boolean).join(' ');
}

const failure = (
  answer: BankAnswer,
  reason: Partial<Notification> & { code: string; notifications: readonly Notification[] },
  options?: ErrorOptions,
) => {
  const { response, path, traceId } = answer;
  return new ApiError(
    {
      ...reason,
      path,
      traceId,
      status: response.status,
      statusText: response.statusText,
      retryAfter: response.headers.get(names.retryAfter) ?? undefined,
      detail: detailOf(answer, pointerOf(options?.cause) ?? reason.description),
    },
    options,
  );
};
