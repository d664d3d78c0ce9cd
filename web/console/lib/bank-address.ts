type Address = Pick<Location, 'protocol' | 'host'>;

const NAMED = /^(?:[a-z0-9-]+\.)?(localhost(?::\d+)?)$/;

/** Returns false where every bank has the same host name, and a cookie chooses one. */
export const hasBankNames = ({ host }: Pick<Address, 'host'>): boolean => NAMED.test(host);

/** Address of the console under the bank's own host name; undefined where banks have none. */
export function consoleOf(bank: string, { protocol, host }: Address) {
  const found = NAMED.exec(host);
  return found ? `${protocol}//${bank}.${found[1]}/__bank/console/` : undefined;
}
