import { CREATE_CARD, CREATE_CREDIT, CREATE_RECIPIENT } from '../addresses';
import type { FormKind } from './kinds';

export type RecipientWords = {
  base: string;
  title: string;
  parent: { to: string; label: string };
  /** What the form offers; the first is chosen to begin with. */
  offered: readonly [FormKind, ...FormKind[]];
  /** What is saved, in the places where it is named. */
  the: string;
  save: string;
  saved: string;
  use: string;
  /** 'Transferir a Mamá', 'Pagar Casa de mis papás' */
  pay: string;
  again: string;
  /** The pages of the two signatures, where the flow's addresses have them. */
  signatureSlugs: { input: string; confirm: string } | null;
};

const transfers = { to: '/hubs/transfers', label: 'Transferencias' };

/** What tells one form that saves a recipient from another. */
export const forms: readonly RecipientWords[] = [
  {
    base: CREATE_RECIPIENT,
    title: 'Guardar una cuenta',
    parent: transfers,
    offered: ['clabe', 'account', 'phone', 'debit-card'],
    the: 'la cuenta',
    save: 'Guardar cuenta',
    saved: 'Cuenta guardada',
    use: 'usarla',
    pay: 'Transferir a',
    again: 'Guardar otra cuenta',
    signatureSlugs: { input: 'token-verification', confirm: 'qr' },
  },
  {
    base: CREATE_CREDIT,
    title: 'Guardar un crédito',
    parent: transfers,
    offered: ['loan', 'mortgage'],
    the: 'el crédito',
    save: 'Guardar crédito',
    saved: 'Crédito guardado',
    use: 'usarlo',
    pay: 'Pagar',
    again: 'Guardar otro crédito',
    signatureSlugs: null,
  },
  {
    base: CREATE_CARD,
    title: 'Guardar una tarjeta',
    parent: { to: '/hubs/cards', label: 'Tarjetas' },
    offered: ['credit-card', 'own-credit-card', 'amex'],
    the: 'la tarjeta',
    save: 'Guardar tarjeta',
    saved: 'Tarjeta guardada',
    use: 'usarla',
    pay: 'Pagar',
    again: 'Guardar otra tarjeta',
    signatureSlugs: null,
  },
];
