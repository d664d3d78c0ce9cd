import { CreditCard, HandCoins, House, type LucideIcon } from 'lucide-react';
import type { PayableAccount } from './payable-account';

export type Kind = {
  icon: LucideIcon;
  amountTitle: string;
  combinedTitle: string;
  owed: string;
  arrives: string;
  failed: string;
  failure: FailureType;
};

export type FailureType =
  | 'failedAccounts'
  | 'failedPdf'
  | 'failedCreditCard'
  | 'failedMortage'
  | 'failedPersonalCredit';

const card: Kind = {
  icon: CreditCard,
  amountTitle: '¿Cuánto quieres pagar?',
  combinedTitle: 'Haz tu pago',
  owed: 'Debes',
  arrives: 'Tu pago ya está en tu tarjeta.',
  failed: 'El pago de tu tarjeta no se hizo',
  failure: 'failedCreditCard',
};

export const kinds: Record<PayableAccount['slug'], Kind> = {
  'credit-card': card,
  'line-of-credit': {
    ...card,
    amountTitle: '¿Cuánto quieres pagar de tu línea?',
    arrives: 'Tu pago ya está en tu línea de crédito.',
  },
  'mortgage': {
    icon: House,
    amountTitle: 'Paga tu hipoteca',
    combinedTitle: 'Paga tu hipoteca',
    owed: 'Saldo pendiente',
    arrives: 'Tu pago ya está en tu hipoteca.',
    failed: 'El pago de tu hipoteca no se hizo',
    failure: 'failedMortage',
  },
  'loan': {
    icon: HandCoins,
    amountTitle: 'Paga tu préstamo',
    combinedTitle: 'Paga tu préstamo',
    owed: 'Saldo pendiente',
    arrives: 'Tu pago ya está en tu préstamo.',
    failed: 'El pago de tu préstamo no se hizo',
    failure: 'failedPersonalCredit',
  },
};
