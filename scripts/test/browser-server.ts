/** Two base paths, each with a fake bank: `browser-server.ts PORT`. */
import { startBank } from '#bank/start-bank';
import { CLIENT, CONSOLE, ensureBuild } from '../build.js';

const port = Number(process.argv[2]);
const webFolder = await ensureBuild(CLIENT);
const consoleFolder = await ensureBuild(CONSOLE);
const host = '127.0.0.1';
// The tests start once `port` answers, so it is opened last.
await startBank({ port: port + 1, host, basePath: '/mi/banco', webFolder });
await startBank({ port, host, basePath: '/banca', webFolder, consoleFolder });
