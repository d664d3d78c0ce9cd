/** `npm run simulate -- --seed N --steps M`: fault-injection test of banks on a failing disk. */
import './node-version.js';
import { simulate } from '#bank/testing/simulator/simulate';
import { handleHelp } from './args';
import { fail } from './settings';
import { simulateOptions, USAGE } from './simulate/options';
import { formatProgress } from './simulate/progress';

handleHelp(USAGE);

function optionsOfRun() {
  try {
    return simulateOptions(process.argv.slice(2));
  } catch (error) {
    return fail(error);
  }
}

const { seed, steps } = optionsOfRun();
const startedAt = performance.now();
const result = await simulate(String(seed), steps).catch(fail);
for (const line of formatProgress(seed, result, (performance.now() - startedAt) / 1000)) console.log(line);
process.exit(result.failure ? 1 : 0);
