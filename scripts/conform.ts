/** `npm run conform -- --api https://… --token-file FILE`: compares a bank's answers with the contract. */
import './node-version.js';
import { handleHelp } from './args';
import { conform, conformSettings } from './conformance/conform';
import { CONFORM_OPTIONS } from './conformance/usage';
import { fail } from './settings';

handleHelp(`npm run conform -- --api URL --token-file FILE [options]: compares a bank's answers with the contract.

${CONFORM_OPTIONS}`);

try {
  process.exitCode = await conform(conformSettings(process.argv.slice(2)), console.log);
} catch (error) {
  fail(error);
}
