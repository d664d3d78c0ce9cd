/** Serves one build of the client under two base paths, each with its own fake bank: `browser-server.ts PORT`. */
import { startBank } from '#bank/start-bank';
import { ensureBuild } from '../build';

const port = Number(process.argv[2]);
const webFolder = await ensureBuild();
const host = '127.0.0.1';
// The tests begin when the first port answers, so it is opened last.
await startBank({ port: port + 1, host, basePath: '/mi/banco', webFolder });
await startBank({ port, host, basePath: '/banca', webFolder });
