/** Serves two base paths, each with a fake bank: `browser-server.ts PORT`. */
import { startBank } from '#bank/start-bank';
import { CLIENT, CONSOLE, ensureBuild } from '../build.js';

const port = Number(process.argv[2]);
const webFolder = await ensureBuild(CLIENT);
const consoleFolder = await ensureBuild(CONSOLE);
const host = '127.0.0.1';
// `port` is opened last, because the tests start when it answers.
await startBank({ port: port + 1, host, basePath: '/mi/banco', webFolder });
await startBank({ port, host, basePath: '/banca', webFolder, consoleFolder });
