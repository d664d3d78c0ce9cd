// @ts-check
/** `npm start`: compiles the bank if a source changed, then runs it without a compiler. */
import './node-version.js';
import { pathToFileURL } from 'node:url';
import { BANK, ensureBuild } from './build.js';

await ensureBuild(BANK);
await import(pathToFileURL(BANK.output).href);
