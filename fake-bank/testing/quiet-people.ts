import type { Movement } from '../seed/habits';
import { people as everybody } from '../seed/people';
import type { Person } from '../seed/person';

const MOST_ALIKE = 3;

/** Keeps the last movements of each description. */
function thinOut(movements: readonly Movement[]): Movement[] {
  const counts = new Map<string, number>();
  return movements
    .toReversed()
    .filter(({ description }) => {
      const count = (counts.get(description) ?? 0) + 1;
      counts.set(description, count);
      return count <= MOST_ALIKE;
    })
    .reverse();
}

/** The demo customers with every kind of movement, but 600 of them instead of 13,000; the balances are the same. */
export const people: readonly Person[] = everybody.map(({ habits, ...person }) => ({
  ...person,
  habits: habits.map((habit) => (life) => thinOut(habit(life))),
}));
