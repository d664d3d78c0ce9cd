import { type Random, randomFrom } from '#bank/seed/random';

/** What one step of a life does. Plain data, so that a life can be told, shortened and lived again. */
export type Step =
  | { does: 'transfer'; from: number; to: number; cents: number; inDays: number }
  | { does: 'send'; from: number; to: number; cents: number }
  | { does: 'save'; cents: number; weekly: boolean }
  | { does: 'cancel'; which: number }
  | { does: 'wait'; minutes: number }
  | { does: 'go'; turns: number }
  | { does: 'read' | 'well' | 'recover' | 'create' | 'delete' | 'use' }
  /** The disk is well again, and everything comes to an end that was begun. */
  | { does: 'rest' }
  /** With calls of the disk that fail just then, and with a snapshot that cannot be written. */
  | { does: 'reset'; failsAt: number; times: number }
  | { does: 'unfolded' }
  | { does: 'full'; room: number }
  /** With flushes that fail and hold what they were of for flushed. */
  | { does: 'fail'; of: 'all' | 'lines'; at: number; times: number; forgets: boolean }
  | { does: 'short'; takes: number }
  | { does: 'close' }
  | { does: 'kill'; failsAt: number }
  | {
      does: 'cut';
      /** What happens just before it. */
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

type Made = (random: Random) => Step;

const simply =
  (does: 'read' | 'well' | 'recover' | 'create' | 'delete' | 'use' | 'close' | 'unfolded'): Made =>
  () => ({ does });

/** A call to the disk that fails while the bank is opened; mostly none does. */
const anyFailure = ({ integer }: Random): number => (integer(0, 3) === 0 ? integer(1, 25) : 0);

const MINUTES = [0, 1, 30, 1_440, 4_320] as const;
const DAMAGE = ['flip', 'flip', 'empty', 'behead', 'cut', 'lines', 'drop'] as const;

/** How often each is done, and how. */
const kinds: readonly [weight: number, Made][] = [
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
  [5, ({ pick }) => ({ does: 'wait', minutes: pick(MINUTES) })],
  [24, ({ integer }) => ({ does: 'go', turns: integer(1, 6) })],
  [8, simply('read')],
  [5, simply('well')],
  [2, simply('recover')],
  [2, ({ integer }) => ({ does: 'reset', failsAt: integer(0, 20), times: integer(1, 20) })],
  [2, simply('unfolded')],
  [1, simply('create')],
  [1, simply('delete')],
  [3, simply('use')],
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
  [1, simply('close')],
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

function stepFrom(random: Random): Step {
  let left = random.integer(1, ALL);
  for (const [weight, made] of kinds) {
    left -= weight;
    if (left <= 0) return made(random);
  }
  return { does: 'read' };
}

/** How every life ends. */
const ENDING: readonly Step[] = [
  { does: 'rest' },
  { does: 'cut', minutes: 0, turns: 0, torn: 0, zeros: false, names: 0, failsAt: 0 },
];

/** The steps of a life, so many and its end: the same for the same seed. */
export function stepsOf(seed: string, count: number): Step[] {
  const random = randomFrom(seed);
  return [...Array.from({ length: count }, () => stepFrom(random)), ...ENDING];
}
