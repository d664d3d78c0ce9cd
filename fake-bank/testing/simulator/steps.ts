import { type Random, randomFrom } from '#bank/seed/random';

/** One step of a simulated life, as plain data that can be logged, shrunk and replayed. */
export type Step =
  | { does: 'transfer'; from: number; to: number; cents: number; inDays: number }
  | { does: 'send'; from: number; to: number; cents: number }
  | { does: 'save'; cents: number; weekly: boolean }
  | { does: 'cancel'; which: number }
  | { does: 'person'; which: number }
  | { does: 'wait'; minutes: number }
  | { does: 'go'; turns: number }
  | { does: 'read' | 'well' | 'recover' | 'create' | 'delete' | 'use' }
  /** Repairs the disk and waits for all calls. */
  | { does: 'rest' }
  /** Replaces rows while disk calls fail; `unfolded` makes the write of a snapshot fail. */
  | { does: 'reset' | 'snapshot' | 'restore'; failsAt: number; times: number }
  | { does: 'unfolded' }
  | { does: 'full'; room: number }
  /** `forgets`: failed flushes mark their data as clean. */
  | { does: 'fail'; of: 'all' | 'lines'; at: number; times: number; forgets: boolean }
  | { does: 'short'; takes: number }
  | { does: 'close' }
  | { does: 'kill'; failsAt: number }
  | {
      does: 'cut';
      /** Minutes and turns that pass just before the power failure. */
      minutes: number;
      turns: number;
      torn: number | 'line';
      zeros: boolean;
      names: number;
      failsAt: number;
    }
  | {
      does: 'damage';
      how: 'flip' | 'empty' | 'behead' | 'cut' | 'lines' | 'drop';
      file: number;
      at: number;
      bit: number;
      mends: boolean;
    };

type MakeStep = (random: Random) => Step;

const simpleStep =
  (does: 'read' | 'well' | 'recover' | 'create' | 'delete' | 'use' | 'close' | 'unfolded'): MakeStep =>
  () => ({ does });

const failing =
  (does: 'reset' | 'snapshot' | 'restore'): MakeStep =>
  ({ integer }) => ({ does, failsAt: integer(0, 20), times: integer(1, 20) });

/** Returns the disk call that fails while the bank opens; 0 for none. */
const anyFailure = ({ integer }: Random): number => (integer(0, 3) === 0 ? integer(1, 25) : 0);

const MINUTES = [0, 1, 30, 1_440, 4_320] as const;
const DAMAGE = ['flip', 'flip', 'empty', 'behead', 'cut', 'lines', 'drop'] as const;

const kinds: readonly [weight: number, MakeStep][] = [
  [
    22,
    ({ integer }) => ({
      does: 'transfer',
      from: integer(0, 3),
      to: integer(0, 3),
      cents: integer(1, 40_000),
      inDays: integer(0, 2) === 0 ? integer(1, 3) : 0,
    }),
  ],
  [8, ({ integer }) => ({ does: 'send', from: integer(0, 2), to: integer(0, 3), cents: integer(1, 40_000) })],
  [2, ({ integer }) => ({ does: 'save', cents: integer(1, 9_000), weekly: integer(0, 1) === 0 })],
  [2, ({ integer }) => ({ does: 'cancel', which: integer(0, 30) })],
  [2, ({ integer }) => ({ does: 'person', which: integer(0, 5) })],
  [5, ({ pick }) => ({ does: 'wait', minutes: pick(MINUTES) })],
  [24, ({ integer }) => ({ does: 'go', turns: integer(1, 6) })],
  [8, simpleStep('read')],
  [5, simpleStep('well')],
  [2, simpleStep('recover')],
  [2, failing('reset')],
  [4, failing('snapshot')],
  [4, failing('restore')],
  [2, simpleStep('unfolded')],
  [1, simpleStep('create')],
  [1, simpleStep('delete')],
  [3, simpleStep('use')],
  [1, ({ integer }) => ({ does: 'full', room: integer(0, 9_000) })],
  [
    3,
    ({ integer }) => ({
      does: 'fail',
      of: 'all',
      at: integer(0, 14),
      times: integer(1, 6),
      forgets: integer(0, 1) === 0,
    }),
  ],
  [
    3,
    ({ integer }) => ({
      does: 'fail',
      of: 'lines',
      at: integer(0, 3),
      times: integer(1, 2),
      forgets: integer(0, 1) === 0,
    }),
  ],
  [1, ({ integer }) => ({ does: 'short', takes: integer(8, 900) })],
  [1, simpleStep('close')],
  [1, (random) => ({ does: 'kill', failsAt: anyFailure(random) })],
  [
    2,
    (random) => ({
      does: 'cut',
      minutes: random.pick([0, 0, 0, 1_440, 4_320]),
      turns: random.integer(0, 3),
      torn: random.pick([0, 'line', random.integer(1, 9_000), random.integer(1, 9_000)]),
      zeros: random.integer(0, 1) === 0,
      names: random.integer(0, 3),
      failsAt: anyFailure(random),
    }),
  ],
  [
    2,
    ({ integer, pick }) => ({
      does: 'damage',
      how: pick(DAMAGE),
      file: integer(0, 9),
      at: integer(0, 999_999),
      bit: integer(0, 7),
      mends: integer(0, 2) === 0,
    }),
  ],
];

const ALL = kinds.reduce((sum, [weight]) => sum + weight, 0);

function randomStep(random: Random): Step {
  let stepsLeft = random.integer(1, ALL);
  for (const [weight, makeStep] of kinds) {
    stepsLeft -= weight;
    if (stepsLeft <= 0) return makeStep(random);
  }
  return { does: 'read' };
}

const ENDING: readonly Step[] = [
  { does: 'rest' },
  { does: 'cut', minutes: 0, turns: 0, torn: 0, zeros: false, names: 0, failsAt: 0 },
];

export function stepsOf(seed: string, count: number): Step[] {
  const random = randomFrom(seed);
  return [...Array.from({ length: count }, () => randomStep(random)), ...ENDING];
}
