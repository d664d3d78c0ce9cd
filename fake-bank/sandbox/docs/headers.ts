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

const ALWAYS_SENT = [
  header(headers.channel, 'Channel that the call comes from, such as WEB', channel.id, true),
  header(headers.country, 'Country that the call comes from', channel.country, true),
  header(headers.screenResolution, 'Width and height of the screen in pixels', '1280x900'),
  header(headers.timeZone, "Time zone of the device. Dates are Mexico City's in any case", 'America/Tijuana'),
  header(
    headers.trace,
    'Trace id of the call, which the answer repeats. Without it the bank makes one',
    '58234d761f4d42fa3cec32b845ec8e1e',
  ),
  header(headers.span, 'Id of the call within its trace', '3cec32b845ec8e1e'),
];

const MUTATING = [
  header(headers.antiForgery, 'Anti-forgery value that came with the token', undefined, true),
];

const VISIT = [
  header(
    headers.visit,
    'Identifier of the form session, at most 64 characters. A pending signature belongs to it',
    '5f0c2a9d7be14c3e8a6d1f20b3c4d5e6',
  ),
];

const BANK = [
  header(
    sandboxHeaders.bank,
    'Fake bank only: bank (tenant) of the call. Without it the bank of the host name or cookie, else demo',
    'demo',
  ),
];
const FAULT = [header(sandboxHeaders.fault, 'Fake bank only: error code with which this call fails', '2185')];

export const headerParameters = Object.fromEntries(
  [...ALWAYS_SENT, ...MUTATING, ...VISIT, ...BANK, ...FAULT].map((parameter) => [parameter.name, parameter]),
);

const referencesTo = (parameters: readonly HeaderParameter[]) =>
  parameters.map(({ name }) => ({ $ref: `#/components/parameters/${name}` }));

/** The token is a security scheme and not repeated here. */
export const apiHeaders = ({ mutation, hasFormSession }: { mutation: boolean; hasFormSession: boolean }) =>
  referencesTo([
    ...ALWAYS_SENT,
    ...(mutation ? MUTATING : []),
    ...(hasFormSession ? VISIT : []),
    ...BANK,
    ...FAULT,
  ]);

export const sandboxParameters = referencesTo(BANK);

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
  "Time of the bank's clock, by which clients count days and hours",
  'Mon, 23 Nov 2026 16:00:00 GMT',
);
const TOKEN = text(
  'Session token. Always in the answer to initSession; in any other answer it replaces the token in use',
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
const COOKIE = text('Sign-in cookie: HttpOnly, SameSite=Strict. Signing out clears it');

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
