/** The fake bank with the built web client, on one address. */
import type { Customer } from '#bank/core/customers/customers';
import { recover } from '#bank/recover';
import { people } from '#bank/seed/people/index';
import { settingsFrom } from '#bank/settings';
import { startBank } from '#bank/start-bank';
import { parseArgs, takeValues } from '../args';
import { CLIENT, ensureBuild } from '../build.js';
import { addressOf, fail, settings } from '../settings';

const ALLOW_ORIGIN = '--allow-origin';

const { values, rest } = takeValues(process.argv.slice(2), ALLOW_ORIGIN);
const args = parseArgs(['--recover', '--recover=yes', `${ALLOW_ORIGIN} ORIGIN`], rest);
if (args.length > 0) {
  await recover(settings.dataDir, args.includes('--recover=yes'), console.log).catch(fail);
  process.exit(0);
}

/** An option without a value must not be ignored. */
function originsOf(origins: readonly string[]): readonly string[] {
  if (origins.length === 0) return settings.allowedOrigins;
  try {
    return settingsFrom({ ALLOW_ORIGIN: origins.map((origin) => origin || ALLOW_ORIGIN).join() })
      .allowedOrigins;
  } catch (error) {
    return fail(error);
  }
}

const allowedOrigins = originsOf(values);
const webFolder = await ensureBuild(CLIENT);
const bank = await startBank({ ...settings, allowedOrigins, webFolder }).catch(fail);
const address = addressOf(Number(new URL(bank.url).port));
const width = Math.max(...people.map(({ customer }) => customer.user.length));
const tokenOf = ({ token, tokenType }: Pick<Customer, 'token' | 'tokenType'>) =>
  tokenType === 'none' ? 'sin token   ' : `token ${token}`;

console.log(`
Banco Cenzontle: ${address}${settings.basePath}/

Clientes de demostración (contraseña: demo)
${people.map(({ customer }) => `  ${customer.user.padEnd(width)}  ${tokenOf(customer)}  ${customer.description}`).join('\n')}

Documentación de la API: ${address}/__bank/docs
Para terminar: Ctrl + C`);

const stop = () => {
  bank.stop().then(() => process.exit(0));
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
