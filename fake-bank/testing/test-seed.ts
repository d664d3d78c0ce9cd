import type { Movement } from '../seed/habits';
import { people } from '../seed/people/index';
import type { Person } from '../seed/person';
import { seedBank } from '../seed/seed';
import { isFullRun } from './full-run';

const MAX_PER_DESCRIPTION = 3;

function thinOut(movements: readonly Movement[]): Movement[] {
  const counts = new Map<string, number>();
  return movements
    .toReversed()
    .filter(({ description }) => {
      const count = (counts.get(description) ?? 0) + 1;
      counts.set(description, count);
      return count <= MAX_PER_DESCRIPTION;
    })
    .reverse();
}

/** People with the same balances and every kind of movement, but 600 movements instead of 13,000. */
const peopleWithFewMovements: readonly Person[] = people.map(({ habits, ...person }) => ({
  ...person,
  habits: habits.map((habit) => (life) => thinOut(habit(life))),
}));

export const seedTestBank: typeof seedBank = (tx, today) =>
  seedBank(tx, today, isFullRun ? people : peopleWithFewMovements);
