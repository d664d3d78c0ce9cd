export class Violation extends Error {}

/** Upper bound of event loop rounds for one operation on a simulated disk. */
const MAX_ROUNDS = 20_000;
/** A step may wait for several operations, each with its own limit. */
export const MAX_STEP_ROUNDS = 5 * MAX_ROUNDS;

const turn = () => new Promise((resolve) => setImmediate(resolve));

export async function turns(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await turn();
}

export async function withTimeLimit<Result>(
  action: string,
  promise: Promise<Result>,
  maxRounds = MAX_ROUNDS,
): Promise<Result> {
  let hasEnded = false;
  const completion = promise.finally(() => {
    hasEnded = true;
  });
  completion.catch(() => undefined);
  for (let index = 0; !hasEnded; index += 1) {
    if (index > maxRounds) throw new Violation(`${action} never ended`);
    await turn();
  }
  return completion;
}
