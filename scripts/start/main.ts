/** The fake bank with the built web client, on one address. */
import type { Customer } from '#bank/core/customers/customers';
import { recover } from '#bank/recover';
import { people } from '#bank/seed/people/index';
import { startBank } from '#bank/start-bank';
import { parseArgs, takeOption } from '../args';
import { CLIENT, ensureBuild } from '../build.js';
import { addressOf, fail, settings } from '../settings';

const SEED = '--seed';

function readArgs() {
  try {
    const { value, rest } = takeOption(process.argv.slice(2), SEED);
    const args = parseArgs(['--recover', '--recover=yes', `${SEED} FILE`], rest);
    return { args, seeded: value === undefined ? {} : { seedFile: value } };
  } catch (error) {
    return fail(error);
  }
}

const { args, seeded } = readArgs();
if (args.length > 0) {
  await recover(settings.dataDir, args.includes('--recover=yes'), console.log).catch(fail);
  process.exit(0);
}

const webFolder = await ensureBuild(CLIENT);
const bank = await startBank({ ...settings, ...seeded, webFolder }).catch(fail);
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
