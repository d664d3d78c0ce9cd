import { DomainError } from '#bank/core/errors/domain-error';
import { FairQueue } from '#bank/core/tasks/fair-queue';

/** Drawing a page takes as long as many reads: all that is drawn in this process waits in one line. */
const drawing = new FairQueue();

/** So many papers of a customer may wait for their turn. */
const MOST_WAITING = 20;
/** After so many seconds the customer is asked to come again. */
const DRAWN_WITHIN = 5;

type Whose = { bank: { id: string }; customer: string };

/**
 * Draws for a customer once it is their turn, and sends it; nothing is drawn for whoever is gone by then. Refused where
 * too many of the customer's wait already.
 */
export async function drawInSlices(
  { bank, customer }: Whose,
  res: { closed: boolean },
  draw: () => Promise<void>,
): Promise<void> {
  const owner = `${bank.id} ${customer}`;
  if (drawing.waiting(owner) >= MOST_WAITING) {
    throw new DomainError('CZ_TOO_MANY_REQUESTS', { retryAfter: DRAWN_WITHIN });
  }
  await drawing.run(owner, async () => {
    if (!res.closed) await draw();
  });
}
