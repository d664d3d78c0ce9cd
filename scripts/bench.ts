/** `npm run bench`: sizes, costs and crashes. `npm run bench -- bank` runs one part. */

import { parseArgs } from './args';
import { benchBank, benchFreshBank } from './bench/bank';
import { benchCheck } from './bench/check';
import { benchEvents } from './bench/events';
import { benchFrames } from './bench/frames';
import { goals } from './bench/goals';
import { benchHome } from './bench/home';
import { benchLighthouse } from './bench/lighthouse';
import { benchMemory } from './bench/memory';
import { benchMoves } from './bench/moves';
import { benchCrashes, benchStart } from './bench/process';
import { benchReads } from './bench/reads';
import { benchSignIn } from './bench/sign-in';
import { benchSimulate } from './bench/simulate';
import { benchSnapshots } from './bench/snapshots';
import { benchStatements } from './bench/statements';
import { benchWeb } from './bench/web';
import { benchWriters } from './bench/writers';

const parts: Record<string, () => Promise<void>> = {
  web: benchWeb,
  home: benchHome,
  frames: benchFrames,
  moves: benchMoves,
  lighthouse: benchLighthouse,
  fresh: benchFreshBank,
  start: benchStart,
  bank: benchBank,
  reads: benchReads,
  events: benchEvents,
  check: benchCheck,
  writers: benchWriters,
  memory: benchMemory,
  snapshots: benchSnapshots,
  statements: benchStatements,
  'sign-in': benchSignIn,
  crashes: () => benchCrashes(50),
  simulate: benchSimulate,
};

const requested = parseArgs(
  'npm run bench [-- PART…]: measures sizes, costs and crashes.',
  Object.keys(parts),
);
for (const [name, run] of Object.entries(parts))
  if (requested.length === 0 || requested.includes(name)) await run();

if (goals.missed.length > 0) {
  console.log(`\nMissed:\n${goals.missed.map((goal) => `  ${goal}`).join('\n')}`);
  process.exitCode = 1;
}
