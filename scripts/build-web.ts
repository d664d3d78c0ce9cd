/** `npm run build`: the web client into dist/web. */
import './node-version';
import { join } from 'node:path';
import { build } from 'vite';
import { WEB_SOURCE } from './settings';
import { wordsBehind } from './words';

wordsBehind([]);
await build({ configFile: join(WEB_SOURCE, 'vite.config.ts'), configLoader: 'runner' });
