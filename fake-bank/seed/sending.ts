/**
 * Money for people and cards that a customer has saved, in the words of the bank's own transfers. A recipient's
 * `paid` names the movements by their description.
 */
import { toCentavos } from '#contract/domain/money';
import type { Habit, Movement } from './habits';
import { instantOn } from './year';

/** In pesos; `every` so many days, and the last one so many days before today. */
type Pace = { amount: number; times: number; every?: number; last: number };

type Leg = Pick<Movement, 'account' | 'description'>;

const MORNING = 8 * 60;
const NIGHT = 21 * 60 + 59;

const sending =
  (through: 'spei' | 'customers', leaves: Leg, pace: Pace, arrives?: Leg): Habit =>
  ({ days, random }) =>
    Array.from({ length: pace.times }, (_, time) => days.at(-(pace.last + (pace.every ?? 1) * time)))
      .filter((day) => day !== undefined)
      .flatMap((day): Movement[] => {
        const entry = { at: instantOn(day, random.integer(MORNING, NIGHT)), counterpart: through };
        const amount = toCentavos(pace.amount);
        return [
          { ...entry, ...leaves, amount: -amount },
          ...(arrives ? [{ ...entry, ...arrives, amount }] : []),
        ];
      });

export const bySpei = (account: string, to: string, about: string, pace: Pace): Habit =>
  sending('spei', { account, description: `SPEI enviado a ${to}: ${about}` }, pace);

export const toCard = (account: string, card: string, pace: Pace): Habit =>
  sending('customers', { account, description: `Pago de ${card}` }, pace);

type Friends = { sender: string; to: string; arrivesIn: string; about: string };

/** To the account of another demo customer, where it is seen too. */
export const toCustomer = (account: string, friends: Friends, pace: Pace): Habit => {
  const { sender, to, arrivesIn, about } = friends;
  return sending('customers', { account, description: `Transferencia a ${to}: ${about}` }, pace, {
    account: arrivesIn,
    description: `Transferencia recibida de ${sender}: ${about}`,
  });
};
