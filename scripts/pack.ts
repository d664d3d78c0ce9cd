/** `npm run pack`: builds the npm package `cenzontle` into dist. */
import './node-version.js';
import { parseArgs } from './args';
import { pack } from './pack/package';
import { fail } from './settings';

parseArgs('npm run pack: writes the npm package with bank, client and test fixtures to dist.');

pack()
  .then((tarball) => console.log(tarball))
  .catch(fail);
