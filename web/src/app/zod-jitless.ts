import { config } from 'zod/mini';

/* zod probes `new Function`, which the content security policy refuses: told not to, before anything parses. */
config({ jitless: true });
