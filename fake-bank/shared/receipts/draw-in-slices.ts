import { DomainError } from '#bank/core/errors/domain-error';
import { FairQueue } from '#bank/core/tasks/fair-queue';

/** Drawing one document takes as long as many reads, so the process draws one at a time. */
const drawingQueue = new FairQueue();

const MAX_WAITING = 20;
const RETRY_AFTER_S = 5;

type DocumentOwner = { bank: { id: string }; customer: string };

/** Skips closed responses. Rejects if the customer has too many documents queued. */
export async function drawInSlices(
  { bank, customer }: DocumentOwner,
  res: { closed: boolean },
  draw: () => Promise<void>,
): Promise<void> {
  const owner = `${bank.id} ${customer}`;
  if (drawingQueue.waiting(owner) >= MAX_WAITING) {
    throw new DomainError('CZ_TOO_MANY_REQUESTS', { retryAfter: RETRY_AFTER_S });
  }
  await drawingQueue.run(owner, async () => {
    if (!res.closed) await draw();
  });
}
