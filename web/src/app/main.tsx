import '../lib/environment/zod-jitless';
import { startClient } from './start-client';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

startClient(root);
