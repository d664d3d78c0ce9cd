/** The fake bank with the built web client, on one address. */
import { parseArgs } from 'node:util';
import { BANK_OPTIONS_USAGE, bankOptions, settingsOf } from '#bank/bank-options';
import type { Customer } from '#bank/core/customers/customers';
import { isRecoveryWanted, recover, withRecoverValue } from '#bank/recover';
import { people } from '#bank/seed/people/index';
import { startBank } from '#bank/start-bank';
import { handleHelp } from '../args';
import { CLIENT, CONSOLE, ensureBuild } from '../build.js';
import { addressOf, fail } from '../settings';

handleHelp(`npm start [-- options]: serves client and bank.

${BANK_OPTIONS_USAGE}
  --recover         says what can be saved of the damaged banks in DATA_DIR; --recover=yes saves it`);

function readOptions() {
  try {
    const { values } = parseArgs({
      args: withRecoverValue(process.argv.slice(2)),
      options: { ...bankOptions, recover: { type: 'string' } },
    });
    const mode = values.recover;
    return {
      ...(mode !== undefined && { isRecovered: isRecoveryWanted(mode) }),
      ...settingsOf(values, process.env),
    };
  } catch (error) {
    return fail(error);
  }
}

const { isRecovered, ...settings } = readOptions();
if (isRecovered !== undefined) {
  await recover(settings.dataDir, isRecovered, console.log).catch(fail);
  process.exit(0);
}

const webFolder = await ensureBuild(CLIENT);
const consoleFolder = await ensureBuild(CONSOLE);
const bank = await startBank({ ...settings, webFolder, consoleFolder }).catch(fail);
const address = addressOf(Number(new URL(bank.url).port));
const width = Math.max(...people.map(({ customer }) => customer.user.length));
const tokenOf = ({ token, tokenType }: Pick<Customer, 'token' | 'tokenType'>) =>
  tokenType === 'none' ? 'sin token   ' : `token ${token}`;

console.log(`
Banco Cenzontle: ${address}${settings.basePath}/

Clientes de demostración (contraseña: demo)
${people.map(({ customer }) => `  ${customer.user.padEnd(width)}  ${tokenOf(customer)}  ${customer.description}`).join('\n')}

Consola del banco: ${address}/__bank
Documentación de la API: ${address}/__bank/docs
Para terminar: Ctrl + C`);

const stop = () => {
  bank.stop().then(() => process.exit(0));
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
