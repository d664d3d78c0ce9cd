/** Transfers to saved recipients. A recipient's `paid` finds them by description, so the texts must match. */
import { toCentavos } from '#contract/domain/money';
import type { Habit, Movement } from './habits';
import { instantOn } from './year';

/** Amount in pesos; repeats every `every` days, the last time `last` days before today. */
type Pace = { amount: number; times: number; every?: number; last: number };

type Leg = Pick<Movement, 'account' | 'description'>;

const MORNING = 8 * 60;
const NIGHT = 21 * 60 + 59;

const sending =
  (through: 'spei' | 'customers', debit: Leg, pace: Pace, credit?: Leg): Habit =>
  ({ days, random }) =>
    Array.from({ length: pace.times }, (_, time) => days.at(-(pace.last + (pace.every ?? 1) * time)))
      .filter((day) => day !== undefined)
      .flatMap((day): Movement[] => {
        const entry = { at: instantOn(day, random.integer(MORNING, NIGHT)), counterpart: through };
        const amount = toCentavos(pace.amount);
        return [
          { ...entry, ...debit, amount: -amount },
          ...(credit ? [{ ...entry, ...credit, amount }] : []),
        ];
      });

export const bySpei = (account: string, to: string, about: string, pace: Pace): Habit =>
  sending('spei', { account, description: `SPEI enviado a ${to}: ${about}` }, pace);

export const toCard = (account: string, card: string, pace: Pace): Habit =>
  sending('customers', { account, description: `Pago de ${card}` }, pace);

type Friends = { sender: string; to: string; creditAccount: string; about: string };

/** Also credits the account of the receiving demo customer. */
export const toCustomer = (account: string, friends: Friends, pace: Pace): Habit => {
  const { sender, to, creditAccount, about } = friends;
  return sending('customers', { account, description: `Transferencia a ${to}: ${about}` }, pace, {
    account: creditAccount,
    description: `Transferencia recibida de ${sender}: ${about}`,
  });
};
