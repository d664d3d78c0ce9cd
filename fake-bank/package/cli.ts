/** Command `cenzontle`: runs the fake bank with its web client. */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { version } from '../../package.json' with { type: 'json' };
import { isRecoveryWanted, recover, withRecoverValue } from '../recover';
import { settingsFrom } from '../settings';
import { startBank } from './start';

const HELP = `Usage: cenzontle [options]

Runs a Spanish-language retail bank for tests: API, sandbox and web client.

  --port NUMBER     port to listen on; 0 lets the system choose (default 4000)
  --host NAME       address to listen on (default 127.0.0.1)
  --data FOLDER     stores banks that are created with "keep"; without it banks live in memory
  --seed FILE       adds the people of a JSON file to the demo bank and to every new one
  --base-path PATH  path of the web client (default /banca)
  --allow-origin ORIGIN
                    lets pages of this origin, such as http://localhost:5173, call the bank; repeatable
  --no-client       serves the API and the sandbox only
  --open            opens the client in the browser
  --json            prints {"url","pid"} on one line once the bank answers
  --recover         says what can be saved of the damaged banks in --data; --recover=yes saves it
  --version, -v     prints the version
  --help, -h        prints this text

The API's document is at /__bank/docs. Stop the bank with Ctrl + C.`;

function optionsOf(args: readonly string[]) {
  const { values } = parseArgs({
    args: withRecoverValue(args),
    options: {
      'port': { type: 'string', default: '4000' },
      'host': { type: 'string', default: '127.0.0.1' },
      'data': { type: 'string', default: '' },
      'seed': { type: 'string' },
      'base-path': { type: 'string', default: '/banca' },
      'allow-origin': { type: 'string', multiple: true, default: [] },
      'no-client': { type: 'boolean', default: false },
      'open': { type: 'boolean', default: false },
      'json': { type: 'boolean', default: false },
      'recover': { type: 'string' },
      'version': { type: 'boolean', short: 'v', default: false },
      'help': { type: 'boolean', short: 'h', default: false },
    },
  });
  const { port, host, basePath, dataDir, allowedOrigins } = settingsFrom({
    PORT: values.port,
    HOST: values.host,
    BASE_PATH: values['base-path'],
    DATA_DIR: values.data,
    ALLOW_ORIGIN: values['allow-origin'].join(),
  });
  return { ...values, port, host, basePath, dataDir, allowedOrigins };
}

function open(url: string): void {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', url]
        : ['xdg-open', url];
  // Without a browser the printed address is enough.
  if (command !== undefined) spawn(command, args, { stdio: 'ignore', detached: true }).on('error', () => {});
}

async function run(args: readonly string[]): Promise<void> {
  const options = optionsOf(args);
  if (options.help) return console.log(HELP);
  if (options.version) return console.log(version);
  if (options.recover !== undefined)
    return recover(options.dataDir, isRecoveryWanted(options.recover), console.log);
  const { port, host, basePath, dataDir, allowedOrigins } = options;
  const hasClient = !options['no-client'];
  const bank = await startBank({
    port,
    host,
    basePath,
    client: hasClient,
    allowedOrigins,
    ...(dataDir !== '' && { dataDir }),
    ...(options.seed !== undefined && { seedFile: options.seed }),
  });
  const client = `${bank.url}${basePath}/`;
  if (options.json) console.log(JSON.stringify({ url: bank.url, pid: process.pid }));
  else console.log(`${hasClient ? `Client:   ${client}\n` : ''}Sandbox:  ${bank.url}/__bank/docs`);
  if (options.open && hasClient) open(client);
  const stop = () => void bank.stop().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** The bank's own errors name its settings. */
const asOptions = (text: string): string =>
  text
    .replaceAll('PORT:', '--port:')
    .replaceAll('HOST:', '--host:')
    .replaceAll('BASE_PATH:', '--base-path:')
    .replaceAll('ALLOW_ORIGIN:', '--allow-origin:')
    .replaceAll('DATA_DIR', '--data');

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? asOptions(error.message) : error);
  process.exit(1);
});
