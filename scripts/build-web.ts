/** `npm run build`: builds the client for any web server, under BASE_PATH, into dist/site. */
import './node-version.js';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPage } from '#bank/server/web/web';
import { parseArgs } from './args';
import { CLIENT, ensureBuild } from './build.js';
import { ROOT, settings } from './settings';

parseArgs('npm run build: writes the client for BASE_PATH to dist/site.');
const build = await ensureBuild(CLIENT);
const site = join(ROOT, 'dist', 'site');
rmSync(site, { recursive: true, force: true });
cpSync(build, site, { recursive: true });
writeFileSync(join(site, 'index.html'), readPage(build, settings.basePath));
