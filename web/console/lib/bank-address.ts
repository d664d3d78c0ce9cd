/** Address of the console under the bank's own host name; undefined where banks have none. */
export function consoleOf(bank: string, { protocol, host }: Pick<Location, 'protocol' | 'host'>) {
  const found = /^(?:[a-z0-9-]+\.)?(localhost(?::\d+)?)$/.exec(host);
  return found ? `${protocol}//${bank}.${found[1]}/__bank/console/` : undefined;
}
