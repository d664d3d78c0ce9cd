/** Program of the bank processes started by tests: few movements. */
import { runBank } from '../start-bank';
import { seedTestBank } from './test-seed';

await runBank({ seedBank: seedTestBank });
