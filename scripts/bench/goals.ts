/** Missed targets. They are listed at the end, and the exit code is 1. */
export class Goals {
  readonly #missed: string[] = [];

  readonly atMost = (measure: string, value: number, limit: number, unit = ''): string =>
    this.#judged(measure, value <= limit, `at most ${limit}${unit}`);

  readonly atLeast = (measure: string, value: number, limit: number, unit = ''): string =>
    this.#judged(measure, value >= limit, `at least ${limit}${unit}`);

  get missed(): readonly string[] {
    return this.#missed;
  }

  #judged(measure: string, isReached: boolean, goal: string): string {
    if (isReached) return `(${goal})`;
    this.#missed.push(`${measure}: ${goal}`);
    return `(MISSED: ${goal})`;
  }
}

export const goals = new Goals();
