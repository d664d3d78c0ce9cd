import { headers } from '#contract/headers';
import { changeHeaders, type Deviation, error, raw } from './deviating-bank';
import { type DeviationCase, fieldDeviations } from './field-deviations';

const notification = { code: '2082', category: 'ERROR', description: 'x' };
const traceId = '58234d761f4d42fa3cec32b845ec8e1e';
const rotatedPair = { [headers.token]: 'T', [headers.nextAntiForgery]: 'X' };
const cutOff: Deviation = () => (res) => {
  res.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 }).write('{"data"');
  res.socket?.destroySoon();
};

const ofErrors: readonly DeviationCase[] = [
  [
    'an unknown code',
    'summary.get',
    error(422, { notifications: [{ ...notification, code: 'E_NEW_7' }], traceId }),
    'unknown-code',
    '/notifications/*/code',
    'E_NEW_7',
    'hidden',
  ],
  [
    'an error of another shape',
    'summary.get',
    error(500, { error: 'x' }),
    'missing',
    '/notifications',
    'nothing',
    'breaks',
  ],
  [
    'an error without a code',
    'summary.get',
    error(500, { notifications: [], traceId }),
    'missing',
    '/notifications/*',
    'nothing',
    'breaks',
  ],
  [
    'a second notification without a text',
    'summary.get',
    error(422, { notifications: [notification, { ...notification, description: undefined }], traceId }),
    'missing',
    '/notifications/*/description',
    'nothing',
    'hidden',
  ],
  [
    'an error without its trace id',
    'summary.get',
    error(422, { notifications: [notification] }),
    'missing',
    '/traceId',
    'nothing',
    'tolerated',
  ],
  [
    'an error with status 200',
    'summary.get',
    error(200, { notifications: [notification], traceId }),
    'error-in-success',
    '/notifications',
    '200 with array(1)',
    'tolerated',
  ],
  [
    'an undeclared status of an error',
    'summary.get',
    error(418, { notifications: [notification], traceId }),
    'undeclared-status',
    '',
    '418',
    'tolerated',
  ],
];

const ofAnswers: readonly DeviationCase[] = [
  ['status 201', 'summary.get', changeHeaders({}, 201), 'undeclared-status', '', '201', 'tolerated'],
  ['status 202', 'summary.get', changeHeaders({}, 202), 'undeclared-status', '', '202', 'breaks'],
  [
    'a redirect',
    'summary.get',
    changeHeaders({ location: '/login' }, 302),
    'undeclared-status',
    '',
    '302',
    'breaks',
  ],
  [
    'a page with status 200',
    'summary.get',
    raw(200, 'text/html', '<h1>Sign in</h1>'),
    'html',
    '',
    'text/html, status 200',
    'breaks',
  ],
  [
    'a page with status 502',
    'summary.get',
    raw(502, 'text/html', '<h1>Bad gateway</h1>'),
    'html',
    '',
    'text/html, status 502',
    'breaks',
  ],
  ['text', 'summary.get', raw(200, 'text/plain', 'ok'), 'not-json', '', 'text/plain, status 200', 'breaks'],
  [
    'half a JSON',
    'summary.get',
    raw(200, 'application/json', '{"da'),
    'broken-json',
    '',
    'text(4)',
    'breaks',
  ],
  [
    'an empty body',
    'summary.get',
    raw(200, 'application/json', ''),
    'empty-body',
    '',
    'no body, status 200',
    'breaks',
  ],
  [
    'status 204 in place of a list',
    'summary.get',
    (answer) => {
      answer.status = 204;
      answer.body = undefined;
    },
    'empty-body',
    '',
    'no body, status 204',
    'breaks',
  ],
  ['a cut connection', 'summary.get', cutOff, 'cut-off', '', 'a part of it', 'breaks'],
];

const ofHeaders: readonly DeviationCase[] = [
  [
    'no Date',
    'summary.get',
    changeHeaders({ date: null }),
    'missing-header',
    'header date',
    'nothing',
    'tolerated',
  ],
  [
    'a Date of last year',
    'summary.get',
    changeHeaders({ date: 'Sun, 23 Nov 2025 15:30:00 GMT' }),
    'clock',
    'header date',
    '525600 minutes off',
    'tolerated',
  ],
  [
    'an invalid Date',
    'summary.get',
    changeHeaders({ date: 'today' }),
    'clock',
    'header date',
    'no date',
    'tolerated',
  ],
  [
    'no trace id',
    'summary.get',
    changeHeaders({ [headers.trace]: null }),
    'missing-header',
    `header ${headers.trace}`,
    'nothing',
    'tolerated',
  ],
  [
    'a token without its anti-forgery value',
    'summary.get',
    changeHeaders({ [headers.token]: 'T' }),
    'missing-header',
    `header ${headers.nextAntiForgery}`,
    'nothing',
    'breaks',
  ],
  [
    'an anti-forgery value without its token',
    'summary.get',
    changeHeaders({ [headers.nextAntiForgery]: 'X' }),
    'missing-header',
    `header ${headers.token}`,
    'nothing',
    'breaks',
  ],
  [
    'a session without a token',
    'session.initSession',
    (answer) => {
      answer.status = 200;
      answer.body = { csid: 'c' };
    },
    'missing-header',
    `header ${headers.token}`,
    'nothing',
    'breaks',
  ],
  [
    'a lock without its end',
    'summary.get',
    error(423, { notifications: [{ ...notification, code: 'E_500BAASMXSIGN_007' }], traceId }),
    'missing-header',
    `header ${headers.retryAfter}`,
    'nothing',
    'hidden',
  ],
  [
    'too many calls, without the time to wait',
    'summary.get',
    (answer) => {
      changeHeaders(rotatedPair)(answer);
      error(429, { notifications: [notification], traceId })(answer);
    },
    'missing-header',
    `header ${headers.retryAfter}`,
    'nothing',
    'hidden',
  ],
];

export const deviations: readonly DeviationCase[] = [
  ...fieldDeviations,
  ...ofErrors,
  ...ofAnswers,
  ...ofHeaders,
];
