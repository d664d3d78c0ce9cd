/** `npm run pack`: builds the npm package `cenzontle` into dist. */
import './node-version.js';
import { pack } from './pack/package';
import { fail } from './settings';

pack()
  .then((tarball) => console.log(tarball))
  .catch(fail);
