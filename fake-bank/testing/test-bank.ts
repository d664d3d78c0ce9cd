/** The program of the bank processes that tests start: the fake bank with few movements. */
import { runBank } from '../start-bank';
import { seedTestBank } from './test-seed';

await runBank({ seedBank: seedTestBank });
