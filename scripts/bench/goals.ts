/** What was meant to be reached and was not: the bench goes on, names it at its end and ends with 1. */
export class Goals {
  readonly #missed: string[] = [];

  /** What stands behind a figure: the goal, and whether it was missed. */
  readonly atMost = (what: string, value: number, limit: number, unit = ''): string =>
    this.#judged(what, value <= limit, `at most ${limit}${unit}`);

  readonly atLeast = (what: string, value: number, limit: number, unit = ''): string =>
    this.#judged(what, value >= limit, `at least ${limit}${unit}`);

  get missed(): readonly string[] {
    return this.#missed;
  }

  #judged(what: string, isReached: boolean, goal: string): string {
    if (isReached) return `(${goal})`;
    this.#missed.push(`${what}: ${goal}`);
    return `(MISSED: ${goal})`;
  }
}

/** Those of this run. */
export const goals = new Goals();
