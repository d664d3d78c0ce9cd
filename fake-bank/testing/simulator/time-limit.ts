/** Something did not hold. */
export class Violation extends Error {}

/** Far more turns of the loop than anything takes on a simulated disk. */
const PATIENCE_TURNS = 20_000;
/** A step may wait for several things, each of which is named where it never ends. */
export const PATIENCE_OF_STEP = 5 * PATIENCE_TURNS;

const turn = () => new Promise((resolve) => setImmediate(resolve));

export async function turns(count: number): Promise<void> {
  for (let one = 0; one < count; one += 1) await turn();
}

/** Waits for what must come to an end; says so where it does not. */
export async function inTime<Result>(
  what: string,
  promise: Promise<Result>,
  patience = PATIENCE_TURNS,
): Promise<Result> {
  let over = false;
  const ended = promise.finally(() => {
    over = true;
  });
  ended.catch(() => undefined);
  for (let one = 0; !over; one += 1) {
    if (one > patience) throw new Violation(`${what} never ended`);
    await turn();
  }
  return ended;
}
