/** Entry point of the bank processes that tests start. Their seed has few movements except in full runs. */
import { runBank } from '../start-bank';
import { seedTestBank } from './test-seed';

await runBank({ seedBank: seedTestBank });
