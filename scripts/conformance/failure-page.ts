import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { html } from '#bank/core/pages/html';
import type { ErrorBody } from '#contract/domain/error-body';
import { type ErrorCode, errorEntry } from '#contract/errors';
import { conformance, headers } from '#contract/headers';
import type { Failure } from './upstream-failure';

/** For CZ_UNAVAILABLE the client shows that nothing was done; for CZ_TIMEOUT it looks the operation up. */
const codeOf = ({ maybeReceived }: Failure): ErrorCode => (maybeReceived ? 'CZ_TIMEOUT' : 'CZ_UNAVAILABLE');

const page = (text: string): string =>
  `<!doctype html>${
    html`<html lang="en"><meta charset="utf-8"><title>The bank does not answer</title>
<body><h1>The bank does not answer</h1><p>${text}</p></body></html>`.text
  }`;

/** Answers a call without an answer from the bank: an error body for the client, a page for a person. */
export function answerFailure(
  res: ServerResponse,
  failure: Failure,
  { isApi, isChecked }: { isApi: boolean; isChecked: boolean },
): void {
  if (res.headersSent) return void res.destroy();
  const code = codeOf(failure);
  const { status } = errorEntry(code);
  const traceId = randomUUID().replaceAll('-', '');
  const body: ErrorBody = {
    notifications: [{ code, category: 'ERROR', description: failure.text }],
    traceId,
  };
  res
    .writeHead(status, {
      'content-type': isApi ? 'application/json' : 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      [headers.trace]: traceId,
      ...(isChecked && { [conformance.name]: conformance.on }),
    })
    .end(isApi ? JSON.stringify(body) : page(failure.text));
}
