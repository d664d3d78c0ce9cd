/** Process that the bench starts: the proxy of `npm run serve -- --api URL`, with or without the check. */
import { CLIENT, ensureBuild } from '../build.js';
import { serveClient } from '../conformance/serve-client';

const [api = '', mode] = process.argv.slice(2);

async function main(): Promise<void> {
  const { port } = await serveClient(
    { api, accepted: [], failOn: 'breaks', report: mode === 'check' ? '' : null },
    { webFolder: await ensureBuild(CLIENT), basePath: '/banca', port: 0, host: '127.0.0.1' },
  );
  process.send?.({ url: `http://127.0.0.1:${port}` });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
