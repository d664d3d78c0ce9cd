import type { AppRoute } from '@ts-rest/core';
import * as z from 'zod/mini';
import { namesAnotherKey } from '#contract/domain/answered-key';
import { Notification } from '#contract/domain/error-body';
import { withoutBrokenRows } from '#contract/domain/partial-list';
import { conformance, headers as headerNames } from '#contract/headers';
import { recordAccessBlocked } from './access-blocked';
import { ApiError, clientCodes } from './api-error';
import { BrokenRows } from './broken-rows';
import { type BankResponse, noResponseError } from './request';

const isJson = (contentType: string) => /\bjson\b/i.test(contentType);

export async function readBody(bankResponse: BankResponse): Promise<unknown> {
  const { response } = bankResponse;
  if (response.status === 204 || response.status === 205) return undefined;
  const contentType = response.headers.get('content-type') ?? '';
  if (isJson(contentType)) return readJson(bankResponse);
  if (!response.ok) throw toApiError(bankResponse, { code: clientCodes.notJson, notifications: [] });
  return contentType.startsWith('text/')
    ? readContent(bankResponse, () => response.text())
    : readContent(bankResponse, () => response.blob());
}

/** Falls back to the schema of 200 or 201 for statuses that the route does not list. */
const responseSchema = ({ responses }: AppRoute, status: number) =>
  responses[status] ?? responses[200] ?? responses[201];

/**
 * Returns the body of a successful response after validation against the contract. Omits invalid rows from a list of
 * independent rows; throws an ApiError for any other violation.
 */
export function checkBody(bankResponse: BankResponse, body: unknown, route: AppRoute, key?: string): unknown {
  const schema = responseSchema(route, bankResponse.response.status);
  if (!bankResponse.response.ok || !(schema instanceof z.core.$ZodType)) return body;
  const malformedError = (cause: unknown) =>
    toApiError(bankResponse, { code: clientCodes.malformed, notifications: [] }, { cause });
  const { error } = z.safeParse(schema, body);
  if (error) {
    const validPart = withoutBrokenRows(route, body, error);
    if (!validPart) throw malformedError(error);
    return { ...validPart.body, brokenRows: new BrokenRows(validPart.brokenRows, malformedError(error)) };
  }
  if (namesAnotherKey(route, key, body))
    throw malformedError(new TypeError('The response has the key of another resource'));
  return body;
}

async function readJson(bankResponse: BankResponse): Promise<unknown> {
  const text = await readContent(bankResponse, () => bankResponse.response.text());
  const body = parseJson(bankResponse, text);
  const items = notificationsIn(body);
  if (items.length === 0 && bankResponse.response.ok) return body;
  const notifications = items.flatMap((item) => {
    const notification = Notification.safeParse(item);
    return notification.success ? [notification.data] : [];
  });
  const rejection = toApiError(bankResponse, {
    ...(notifications[0] ?? { code: clientCodes.malformed }),
    notifications,
  });
  recordAccessBlocked(rejection);
  throw rejection;
}

const readContent = <Body>({ path, traceId }: BankResponse, read: () => Promise<Body>) =>
  read().catch((error: unknown) => {
    throw noResponseError(path, traceId, error);
  });

function parseJson(bankResponse: BankResponse, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw toApiError(bankResponse, { code: clientCodes.malformed, notifications: [] }, { cause });
  }
}

/** Returns the notifications of a body. A response with notifications is an error, regardless of its status. */
const notificationsIn = (body: unknown): readonly unknown[] =>
  typeof body === 'object' && body !== null && 'notifications' in body && Array.isArray(body.notifications)
    ? body.notifications
    : [];

/** Returns the JSON pointer of the first invalid field, with `*` for list items. */
const pointerOf = (cause: unknown): string | undefined =>
  cause instanceof z.core.$ZodError
    ? cause.issues[0]?.path.map((key) => `/${typeof key === 'number' ? '*' : String(key)}`).join('')
    : undefined;

function supportDetail({ response, route }: BankResponse, detail: string | undefined): string | undefined {
  if (!route || response.headers.get(conformance.name) !== conformance.on) return undefined;
  return [`${route.method} ${route.path}`, detail].filter(Boolean).join(' ');
}

const toApiError = (
  bankResponse: BankResponse,
  reason: Partial<Notification> & { code: string; notifications: readonly Notification[] },
  options?: ErrorOptions,
) => {
  const { response, path, traceId } = bankResponse;
  return new ApiError(
    {
      ...reason,
      path,
      traceId,
      status: response.status,
      statusText: response.statusText,
      retryAfter: response.headers.get(headerNames.retryAfter) ?? undefined,
      detail: supportDetail(bankResponse, pointerOf(options?.cause) ?? reason.description),
    },
    options,
  );
};
