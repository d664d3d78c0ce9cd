import fc from 'fast-check';
import { isFullRun } from './full-run';

// An ordinary run tries the same cases each time; only `npm run test:full` looks for new ones.
if (!isFullRun) fc.configureGlobal({ seed: 1 });
