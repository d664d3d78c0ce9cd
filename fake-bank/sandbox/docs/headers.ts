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

/** Every header that a call may carry, as components of the document. */
export const headerParameters = Object.fromEntries(
  [...ALWAYS, ...MUTATING, ...VISIT, ...BANK, ...FAULT].map((parameter) => [parameter.name, parameter]),
);

const referred = (parameters: readonly HeaderParameter[]) =>
  parameters.map(({ name }) => ({ $ref: `#/components/parameters/${name}` }));

/** What an `/api` call says of itself. The token is a security scheme and not repeated here. */
export const apiHeaders = ({ mutation, visited }: { mutation: boolean; visited: boolean }) =>
  referred([...ALWAYS, ...(mutation ? MUTATING : []), ...(visited ? VISIT : []), ...BANK, ...FAULT]);

/** What a call of the sandbox says of itself. */
export const sandboxParameters = referred(BANK);

const SIGN_IN = 'session.initSession';

export const securitySchemes = {
  token: { type: 'apiKey', in: 'header', name: headers.token },
  bearer: { type: 'http', scheme: 'bearer' },
  signInCookie: { type: 'apiKey', in: 'cookie', name: 'cenzontle-session-4000' },
} as const;

/** The session's token in both of its headers; only the start of the session takes the cookie. */
export const securityOf = (operationId: string) =>
  operationId === SIGN_IN ? [{ signInCookie: [] }] : [{ token: [], bearer: [] }];
