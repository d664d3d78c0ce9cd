import '#web/lib/environment/zod-jitless.ts';
import { startConsole } from './start-console';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

startConsole(root);
