/** `cenzontle serve` and `cenzontle conform`: a real bank's API instead of the fake bank. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { conform, conformSettings } from '../../scripts/conformance/conform';
import { withCheckValue } from '../../scripts/conformance/options';
import {
  REPORT_PATH,
  serveClient,
  serveOptions,
  serveSettings,
} from '../../scripts/conformance/serve-client';
import { OPTION_NAMES } from '../bank-options';
import { settingsFrom } from '../settings';

/** The client's build, in the package. */
const CLIENT = fileURLToPath(new URL('./client', import.meta.url));

async function serve(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: withCheckValue(args),
    options: {
      ...serveOptions,
      'port': { type: 'string', default: '4000' },
      'host': { type: 'string', default: '127.0.0.1' },
      'base-path': { type: 'string', default: '/banca' },
    },
  });
  const { port: PORT, host: HOST, 'base-path': BASE_PATH } = values;
  const settings = serveSettings(values);
  const { port, host, basePath } = settingsFrom({ PORT, HOST, BASE_PATH, DATA_DIR: '' }, OPTION_NAMES);
  const served = await serveClient(settings, { webFolder: CLIENT, port, host, basePath });
  const url = `http://${host}:${served.port}`;
  console.log(`Client:   ${url}${basePath}/ → ${new URL(settings.api).host}`);
  if (served.hasReport) console.log(`Report:   ${url}${REPORT_PATH}`);
  const stop = () => void served.stop().then((code) => process.exit(code));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

export const realBankCommands = {
  serve,
  conform: async (args: readonly string[]): Promise<void> => {
    process.exitCode = await conform(conformSettings(args), console.log);
  },
} as const;

export type RealBankCommand = keyof typeof realBankCommands;
