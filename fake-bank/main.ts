/** The fake bank without the web client: `tsx fake-bank/main.ts`. */
import { runBank } from './start-bank';

await runBank();
