import type { RecordedCall } from './sandbox-api';

type Call = RecordedCall & { headers?: Readonly<Record<string, string>> };

/** Administrative calls: the bank's name is in the path. */
const BANKLESS_PATH = /^\/__bank\/(banks|customers|health)(\/|$|\?)/;

const RESPONSE_VARIABLE = 'const answer = ';

const shellQuote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
const stringLiteral = (text: string): string => `'${text.replace(/['\\]/g, '\\$&')}'`;

const headersOf = ({ path, body, headers = {} }: Call, bank: string): [name: string, value: string][] => [
  ...(BANKLESS_PATH.test(path) ? [] : [['x-bank', bank] satisfies [string, string]]),
  ...Object.entries(headers),
  ...(body === undefined ? [] : [['content-type', 'application/json'] satisfies [string, string]]),
];

/** Returns the address without the host name of a bank: the header `x-bank` has the bank's name. */
export const serverAddress = ({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string =>
  `${protocol}//${host.replace(/^[a-z0-9-]+\.localhost/, 'localhost')}`;

export function curlOf(call: Call, bank: string, server: string): string {
  const { method, path, body } = call;
  return [
    'curl -s',
    ...(method === 'GET' || (method === 'POST' && body !== undefined) ? [] : [`-X ${method}`]),
    shellQuote(`${server}${path}`),
    ...headersOf(call, bank).map(([name, value]) => `-H ${shellQuote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${shellQuote(body)}`]),
  ].join(' ');
}

export function typescriptOf(call: Call, bank: string, server: string): string {
  const { method, path, body } = call;
  const headers = headersOf(call, bank).map(
    ([name, value]) => `${stringLiteral(name)}: ${stringLiteral(value)}`,
  );
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(headers.length === 0 ? [] : [`  headers: { ${headers.join(', ')} },`]),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${body}),`]),
  ];
  const url = stringLiteral(`${server}${path}`);
  return options.length === 0
    ? `${RESPONSE_VARIABLE}await fetch(${url});`
    : [`${RESPONSE_VARIABLE}await fetch(${url}, {`, ...options, '});'].join('\n');
}

/** Returns the code of all calls; only the last response is stored in a variable. */
export const typescriptOfAll = (calls: readonly Call[], bank: string, server: string): string =>
  calls
    .map((call, index) => {
      const code = typescriptOf(call, bank, server);
      return index === calls.length - 1 ? code : code.replace(RESPONSE_VARIABLE, '');
    })
    .join('\n');
