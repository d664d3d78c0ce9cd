type HostLocation = Pick<Location, 'protocol' | 'host'>;

const LOCAL_HOST = /^(?:[a-z0-9-]+\.)?(localhost(?::\d+)?)$/;

/** False if all banks share one host name and a cookie selects the bank. */
export const hasBankNames = ({ host }: Pick<HostLocation, 'host'>): boolean => LOCAL_HOST.test(host);

/** Returns the URL of the console on the bank's host name; undefined if banks have no host names. */
export function consoleUrlOf(bank: string, { protocol, host }: HostLocation) {
  const match = LOCAL_HOST.exec(host);
  return match ? `${protocol}//${bank}.${match[1]}/__bank/console/` : undefined;
}
