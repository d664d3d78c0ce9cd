/** `npm run serve -- --api https://…`: the built web client with a real bank's API. */
import './node-version.js';
import { parseArgs } from 'node:util';
import { handleHelp } from './args';
import { CLIENT, ensureBuild } from './build.js';
import { withCheckValue } from './conformance/options';
import { REPORT_PATH, serveClient, serveOptions, serveSettings } from './conformance/serve-client';
import { SERVE_OPTIONS } from './conformance/usage';
import { addressOf, fail, settings } from './settings';

const { host, port, basePath } = settings;

handleHelp(`npm run serve -- --api URL [options]: serves the built client in front of a real bank's API.

${SERVE_OPTIONS}`);

try {
  const args = withCheckValue(process.argv.slice(2));
  const options = serveSettings(parseArgs({ args, options: serveOptions }).values);
  const webFolder = await ensureBuild(CLIENT);
  const served = await serveClient(options, { host, port, basePath, webFolder });
  console.log(`Client: ${addressOf(served.port)}${basePath}/ → ${new URL(options.api).host}`);
  if (served.hasReport) console.log(`Report: ${addressOf(served.port)}${REPORT_PATH}`);
  const stop = () => void served.stop().then((code) => process.exit(code));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  fail(error);
}
