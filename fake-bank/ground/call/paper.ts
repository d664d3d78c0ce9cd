import { FairQueue } from '../turns/fair-queue';

/** Drawing a page takes as long as many reads: all that is drawn in this process waits in one line. */
const drawing = new FairQueue();

type Whose = { bank: { id: string }; customer: string };

/** Draws for a customer once it is their turn, and sends it; nothing is drawn for whoever is gone by then. */
export const drawInTurn = (
  { bank, customer }: Whose,
  res: { closed: boolean },
  draw: () => Promise<void>,
): Promise<void> =>
  drawing.run(`${bank.id} ${customer}`, async () => {
    if (!res.closed) await draw();
  });
