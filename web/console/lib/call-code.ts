import type { RecordedCall } from './sandbox-api';

type Call = RecordedCall & { headers?: Readonly<Record<string, string>> };

/** Administrative calls, which name their bank in the path. */
const WITHOUT_BANK = /^\/__bank\/(banks|customers|health)(\/|$|\?)/;

const ANSWER = 'const answer = ';

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
const literal = (text: string): string => `'${text.replace(/['\\]/g, '\\$&')}'`;

const headersOf = ({ path, body, headers = {} }: Call, bank: string): [name: string, value: string][] => [
  ...(WITHOUT_BANK.test(path) ? [] : [['x-bank', bank] satisfies [string, string]]),
  ...Object.entries(headers),
  ...(body === undefined ? [] : [['content-type', 'application/json'] satisfies [string, string]]),
];

/** Under the host name of a bank, the address without it: `x-bank` names the bank. */
export const serverAddress = ({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string =>
  `${protocol}//${host.replace(/^[a-z0-9-]+\.localhost/, 'localhost')}`;

export function curlOf(call: Call, bank: string, server: string): string {
  const { method, path, body } = call;
  return [
    'curl -s',
    ...(method === 'GET' || (method === 'POST' && body !== undefined) ? [] : [`-X ${method}`]),
    quote(`${server}${path}`),
    ...headersOf(call, bank).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${quote(body)}`]),
  ].join(' ');
}

export function typescriptOf(call: Call, bank: string, server: string): string {
  const { method, path, body } = call;
  const headers = headersOf(call, bank).map(([name, value]) => `${literal(name)}: ${literal(value)}`);
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(headers.length === 0 ? [] : [`  headers: { ${headers.join(', ')} },`]),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${body}),`]),
  ];
  const address = literal(`${server}${path}`);
  return options.length === 0
    ? `${ANSWER}await fetch(${address});`
    : [`${ANSWER}await fetch(${address}, {`, ...options, '});'].join('\n');
}

/** Keeps the answer of the last call. */
export const typescriptOfAll = (calls: readonly Call[], bank: string, server: string): string =>
  calls
    .map((call, place) => {
      const code = typescriptOf(call, bank, server);
      return place === calls.length - 1 ? code : code.replace(ANSWER, '');
    })
    .join('\n');
