/** The sign-in is not part of the contract's router. */

import { GRACE_MS, IDLE_MS, LIFETIME_MS } from '#bank/server/http/session';
import { ROTATION_MS } from '#bank/server/http/tab';
import { headers } from '#contract/headers';
import { answeredHeaders, sandboxAnswerHeaders } from './headers';

const minutes = (ms: number) => ms / 60_000;

export const signInSteps: readonly string[] = [
  'POST /login with the form fields `username` and `password` answers 303 and sets the sign-in cookie. The page stands for a bank’s own sign-in: the web client only leads there.',
  `GET /api/initSession with that cookie opens a tab of the session. Its answer carries the token in \`${headers.token}\` and the anti-forgery value in \`${headers.nextAntiForgery}\`. Each browser tab opens its own.`,
  `Every call sends \`${headers.channel}\`, \`${headers.country}\` and the token, as \`${headers.token}\` or as \`${headers.authorization}: Bearer\`. Calls other than GET send the anti-forgery value as \`${headers.antiForgery}\`.`,
  `Any answer may carry both headers again: the client uses the new pair from then on. The previous pair works for ${minutes(ROTATION_MS)} more minute.`,
  `GET /api/user and every call that changes something keep the session alive. It ends after ${minutes(IDLE_MS)} minutes without one, with ${minutes(GRACE_MS)} of grace, and after ${minutes(LIFETIME_MS) / 60} hours in any case. Calls are then answered 401 CZ_UNAUTHENTICATED.`,
  'GET /api/logout ends the session in every tab.',
  'Without a browser, POST /__bank/sessions answers a token and an anti-forgery value at once (fake bank only).',
];

const field = (description: string, rest: object = {}) => ({ type: 'string' as const, description, ...rest });

const CONTINUE =
  'Path of the web client to open next. Other addresses and pages of the session itself are ignored. Without it the home opens';

const form = {
  type: 'object' as const,
  properties: {
    username: field('User name of the customer. Required unless `customer` is sent', { example: 'ana' }),
    password: field('Password of the customer. Required unless `customer` is sent', { example: 'demo' }),
    continue: field(CONTINUE, { example: '/account-summary' }),
    customer: field(
      'Fake bank only: user name of a customer who signs in without a password. Without it `username` does',
    ),
  },
};

const page = (description: string, ...more: string[]) => ({
  description,
  headers: answeredHeaders([...sandboxAnswerHeaders, ...more]),
  content: { 'text/html': { schema: { type: 'string' as const } } },
});

export const signInPaths = (parameters: readonly { $ref: string }[]) => ({
  '/login': {
    get: {
      operationId: 'session.loginPage',
      tags: ['session'],
      summary: 'Returns the sign-in page',
      description:
        'Answers the page on which a customer types user name and password. `continue` is the path of the web client that opens after the sign-in.',
      parameters: [
        {
          name: 'continue',
          in: 'query' as const,
          description: CONTINUE,
          schema: { type: 'string' as const },
        },
        ...parameters,
      ],
      security: [],
      responses: { 200: page('The page') },
    },
    post: {
      operationId: 'session.login',
      tags: ['session'],
      summary: 'Signs in',
      description:
        'Checks user name and password and starts a session, which the cookie of the answer names. An earlier session of the same browser ends. Five wrong tries within 15 minutes lock the user name until those have passed. Refuses forms that another site sends.',
      parameters: [...parameters],
      security: [],
      requestBody: {
        required: true,
        content: { 'application/x-www-form-urlencoded': { schema: form } },
      },
      responses: {
        303: {
          description: 'Signed in',
          headers: answeredHeaders([...sandboxAnswerHeaders, 'location', 'set-cookie']),
        },
        401: page('User name or password are wrong'),
        403: {
          description: 'Another site sent the form',
          headers: answeredHeaders(sandboxAnswerHeaders),
          content: { 'text/plain': { schema: { type: 'string' as const } } },
        },
        429: page('Too many wrong tries', headers.retryAfter),
        503: page('The bank cannot record the sign-in'),
      },
    },
  },
});
