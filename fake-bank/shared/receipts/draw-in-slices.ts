import { DomainError } from '#bank/core/errors/domain-error';
import { FairQueue } from '#bank/core/tasks/fair-queue';

/** Drawing blocks for as long as many reads, so the whole process draws one document at a time. */
const drawing = new FairQueue();

const MAX_WAITING = 20;
/** Seconds in `retryAfter`. */
const DRAWN_WITHIN = 5;

type Whose = { bank: { id: string }; customer: string };

/** Skips closed responses. Rejects if the customer has too many documents queued. */
export async function drawInSlices(
  { bank, customer }: Whose,
  res: { closed: boolean },
  draw: () => Promise<void>,
): Promise<void> {
  const owner = `${bank.id} ${customer}`;
  if (drawing.waiting(owner) >= MAX_WAITING) {
    throw new DomainError('CZ_TOO_MANY_REQUESTS', { retryAfter: DRAWN_WITHIN });
  }
  await drawing.run(owner, async () => {
    if (!res.closed) await draw();
  });
}
