import { channel, headers } from '#contract/headers';
import { sandboxHeaders } from '#contract/sandbox';

type HeaderParameter = {
  name: string;
  in: 'header';
  required: boolean;
  description: string;
  schema: { type: 'string'; example?: string };
};

const header = (name: string, description: string, example?: string, required = false): HeaderParameter => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string', ...(example !== undefined && { example }) },
});

const ALWAYS = [
  header(headers.channel, 'Channel of the request', channel.id, true),
  header(headers.country, 'Country of the request', channel.country, true),
  header(headers.screenResolution, 'Size of the screen', '1280x900'),
  header(headers.timeZone, "The device's time zone; dates are Mexico City's all the same", 'America/Tijuana'),
  header(headers.trace, 'Trace id, which the answer repeats', '58234d761f4d42fa3cec32b845ec8e1e'),
  header(headers.span, 'Span id', '3cec32b845ec8e1e'),
];

const MUTATING = [header(headers.antiForgery, 'The anti-forgery value of the session', undefined, true)];

const VISIT = [
  header(
    headers.visit,
    'The visit of a form (at most 64 characters): what waits for a signature belongs to it',
    '5f0c2a9d7be14c3e8a6d1f20b3c4d5e6',
  ),
];

const BANK = [header(sandboxHeaders.bank, 'Fake bank only: the bank (tenant) of the request', 'demo')];
const FAULT = [
  header(sandboxHeaders.fault, 'Fake bank only: the code with which this call is to fail', '2185'),
];

export const headerParameters = Object.fromEntries(
  [...ALWAYS, ...MUTATING, ...VISIT, ...BANK, ...FAULT].map((parameter) => [parameter.name, parameter]),
);

const referred = (parameters: readonly HeaderParameter[]) =>
  parameters.map(({ name }) => ({ $ref: `#/components/parameters/${name}` }));

/** The token is a security scheme and not repeated here. */
export const apiHeaders = ({ mutation, visited }: { mutation: boolean; visited: boolean }) =>
  referred([...ALWAYS, ...(mutation ? MUTATING : []), ...(visited ? VISIT : []), ...BANK, ...FAULT]);

export const sandboxParameters = referred(BANK);

type ResponseHeader = {
  description: string;
  schema: { type: 'string' | 'integer'; example?: string | number };
};

const text = (description: string, example?: string): ResponseHeader => ({
  description,
  schema: { type: 'string', ...(example !== undefined && { example }) },
});

const TRACE = text(
  'Trace id of the request: the one that the client sent, else a new one',
  '58234d761f4d42fa3cec32b845ec8e1e',
);
const DATE = text(
  "The bank's time. Clients count days and hours by it, not by the device's clock",
  'Mon, 23 Nov 2026 16:00:00 GMT',
);
const TOKEN = text(
  'Session token. initSession always answers one; on any other answer it replaces the token in use',
);
const ANTI_FORGERY = text(
  `Anti-forgery value that belongs to the token of the same answer: mutating calls send it as ${headers.antiForgery}`,
);
const RETRY_AFTER: ResponseHeader = {
  description:
    'Seconds until the call can succeed: a signature lock, or too many PDFs at once. May be absent',
  schema: { type: 'integer', example: 900 },
};
const ATTEMPTS_LEFT: ResponseHeader = {
  description: 'After a wrong token value: wrong values left before signatures are locked. May be absent',
  schema: { type: 'integer', example: 4 },
};
const FILE_NAME = text(
  'Name of the file, on answers that are a PDF or XML',
  'attachment; filename=receipt.pdf',
);
const LOCATION = text('Page of the web client that follows', '/banca/account-summary');
const COOKIE = text('The sign-in cookie: HttpOnly, SameSite=Strict. Signing out clears it');

export const responseHeaders: Readonly<Record<string, ResponseHeader>> = {
  [headers.trace]: TRACE,
  'date': DATE,
  [headers.token]: TOKEN,
  [headers.nextAntiForgery]: ANTI_FORGERY,
  [headers.retryAfter]: RETRY_AFTER,
  [headers.attemptsLeft]: ATTEMPTS_LEFT,
  'content-disposition': FILE_NAME,
  'location': LOCATION,
  'set-cookie': COOKIE,
};

export const answeredHeaders = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const COMMON = [headers.trace, 'date'];
const PAIR = [headers.token, headers.nextAntiForgery];
const WAITING = new Set([423, 429]);

/** `isFile`: the response may be a PDF or XML. */
export type Answer = { status: number; isFile: boolean };

export const sandboxAnswerHeaders: readonly string[] = COMMON;

export function headersOfAnswer(operationId: string, { status, isFile }: Answer): readonly string[] {
  return [
    ...COMMON,
    ...(status === 401 ? [] : PAIR),
    ...(WAITING.has(status) ? [headers.retryAfter] : []),
    ...(isFile ? ['content-disposition'] : []),
    ...(operationId === 'signatures.sign' && status === 200 ? [headers.attemptsLeft] : []),
    ...(operationId === 'session.logout' && status === 204 ? ['set-cookie'] : []),
  ];
}

const SIGN_IN = 'session.initSession';

/** `cookie`: name of the sign-in cookie, which includes the server's port. */
export const securitySchemes = (cookie: string) =>
  ({
    token: { type: 'apiKey', in: 'header', name: headers.token },
    bearer: { type: 'http', scheme: 'bearer' },
    signInCookie: { type: 'apiKey', in: 'cookie', name: cookie },
  }) as const;

/** Either header carries the token; only the start of a session uses the cookie. */
export const securityOf = (operationId: string): Record<string, string[]>[] =>
  operationId === SIGN_IN ? [{ signInCookie: [] }] : [{ token: [] }, { bearer: [] }];
