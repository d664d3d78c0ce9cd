import { config } from 'zod/mini';

/* zod probes `new Function`, which the CSP blocks, so this must run before any parsing. */
config({ jitless: true });
