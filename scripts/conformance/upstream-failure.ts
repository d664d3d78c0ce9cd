import type { Difference } from './difference';

export type Failure = {
  reason: 'refused' | 'dns' | 'tls' | 'timeout' | 'broken';
  /** Advice for the user, with host and system code. */
  text: string;
  /** False if the bank cannot have received the call. */
  maybeReceived: boolean;
};

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'no code';

/** `fetch` has the network error in `cause`; for a host with several addresses, there is one error for each. */
function rootOf(error: unknown): unknown {
  if (error instanceof AggregateError) return rootOf(error.errors[0]);
  return error instanceof Error && error.cause !== undefined ? rootOf(error.cause) : error;
}

const TLS = /^(CERT_|ERR_TLS|ERR_SSL|EPROTO|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED|HOSTNAME_MISMATCH)/;
const TIMEOUTS: readonly string[] = ['ETIMEDOUT', 'UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT'];

export function failureOf(error: unknown, api: string): Failure {
  const root = rootOf(error);
  const code = codeOf(root);
  const { host } = new URL(api);
  const isTimeout = TIMEOUTS.includes(code) || (root instanceof Error && root.name === 'TimeoutError');
  if (code === 'ECONNREFUSED')
    return {
      reason: 'refused',
      text: `${host} refused the connection (${code}): nothing listens there. Check the port, or start the bank.`,
      maybeReceived: false,
    };
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return {
      reason: 'dns',
      text: `The name ${host} cannot be resolved (${code}). Check the spelling, the VPN or the DNS server.`,
      maybeReceived: false,
    };
  if (TLS.test(code))
    return {
      reason: 'tls',
      text: `No secure connection to ${host} (${code}). Trust its certificate with NODE_EXTRA_CA_CERTS=FILE, or check http and https.`,
      maybeReceived: false,
    };
  if (isTimeout)
    return {
      reason: 'timeout',
      text: `${host} did not answer in time (${code}). Check that the bank is up and reachable from here.`,
      maybeReceived: true,
    };
  return {
    reason: 'broken',
    text: `The connection to ${host} broke before an answer (${code}).`,
    maybeReceived: true,
  };
}

export const unreachableDifference = ({ reason, text }: Failure): Difference => ({
  kind: 'unreachable',
  pointer: '',
  expected: 'an answer',
  received: reason,
  severity: 'breaks',
  effect: text,
});
