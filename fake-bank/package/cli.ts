/** Command `cenzontle`: runs the fake bank with its web client. */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { version } from '../../package.json' with { type: 'json' };
import { SERVE_OPTIONS, SESSION_OPTIONS } from '../../scripts/conformance/usage';
import { BANK_OPTIONS_USAGE, bankOptions, OPTION_NAMES, settingsOf } from '../bank-options';
import { isRecoveryWanted, recover, withRecoverValue } from '../recover';
import type { RealBankCommand } from './real-bank';
import { startBank } from './start';

const HELP = `Usage: cenzontle [options]
       cenzontle serve --api URL [options]
       cenzontle conform --api URL --token-file FILE [options]

Runs a Spanish-language retail bank for tests: API, sandbox and web client.

  --port NUMBER     port to listen on; 0 lets the system choose (default 4000)
  --host NAME       address to listen on (default 127.0.0.1)
  --data FOLDER     stores banks that are created with "keep"; without it banks live in memory
  --base-path PATH  path of the web client (default /banca)
${BANK_OPTIONS_USAGE}
  --no-client       serves the API and the sandbox only
  --open            opens the client in the browser
  --json            prints {"url","pid"} on one line once the bank answers
  --recover         says what can be saved of the damaged banks in --data; --recover=yes saves it
  --version, -v     prints the version
  --help, -h        prints this text

serve shows the web client in front of a real bank's API; --port, --host and --base-path as above:

${SERVE_OPTIONS}

conform calls every safe GET of a real bank and compares the answers; --api, --fail-on (default breaks) and
--accept as in serve:

${SESSION_OPTIONS}

Environment variables have no effect. The API's document is at /__bank/docs. Stop the bank with Ctrl + C.`;

function optionsOf(args: readonly string[]) {
  const { values } = parseArgs({
    args: withRecoverValue(args),
    options: {
      ...bankOptions,
      'port': { type: 'string', default: '4000' },
      'host': { type: 'string', default: '127.0.0.1' },
      'data': { type: 'string', default: '' },
      'base-path': { type: 'string', default: '/banca' },
      'no-client': { type: 'boolean', default: false },
      'open': { type: 'boolean', default: false },
      'json': { type: 'boolean', default: false },
      'recover': { type: 'string' },
      'version': { type: 'boolean', short: 'v', default: false },
      'help': { type: 'boolean', short: 'h', default: false },
    },
  });
  const { port: PORT, host: HOST, 'base-path': BASE_PATH, data: DATA_DIR } = values;
  const settings = settingsOf(values, { PORT, HOST, BASE_PATH, DATA_DIR }, OPTION_NAMES);
  return { values, settings };
}

function open(url: string): void {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', url]
        : ['xdg-open', url];
  // Errors are ignored: the printed address is enough.
  if (command !== undefined) spawn(command, args, { stdio: 'ignore', detached: true }).on('error', () => {});
}

const isRealBankCommand = (name: string | undefined): name is RealBankCommand =>
  name === 'serve' || name === 'conform';

const isHelp = (arg: string): boolean => arg === '--help' || arg === '-h';

async function run(args: readonly string[]): Promise<void> {
  const [command, ...options] = args;
  if (isRealBankCommand(command)) {
    if (options.some(isHelp)) return console.log(HELP);
    const { realBankCommands } = await import('./real-bank');
    return realBankCommands[command](options);
  }
  const { values, settings } = optionsOf(args);
  if (values.help) return console.log(HELP);
  if (values.version) return console.log(version);
  const { dataDir, basePath, ...rest } = settings;
  if (values.recover !== undefined) return recover(dataDir, isRecoveryWanted(values.recover), console.log);
  const hasClient = !values['no-client'];
  const bank = await startBank({
    ...rest,
    basePath,
    client: hasClient,
    ...(dataDir !== '' && { dataDir }),
  });
  const client = `${bank.url}${basePath}/`;
  if (values.json) console.log(JSON.stringify({ url: bank.url, pid: process.pid }));
  else console.log(`${hasClient ? `Client:   ${client}\n` : ''}Sandbox:  ${bank.url}/__bank/docs`);
  if (values.open && hasClient) open(client);
  const stop = () => void bank.stop().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** Replaces the name of a setting in an error by the name of its option. */
const asOptions = (text: string): string => text.replaceAll('DATA_DIR', '--data');

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? asOptions(error.message) : error);
  process.exit(1);
});
