/** `npm run conform -- --api https://… --token-file FILE`: compares a bank's answers with the contract. */
import './node-version.js';
import { conform, conformSettings } from './conformance/conform';
import { fail } from './settings';

try {
  process.exitCode = await conform(conformSettings(process.argv.slice(2)), console.log);
} catch (error) {
  fail(error);
}
