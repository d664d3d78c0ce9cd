import { ACTIVATION_MINUTES } from '#contract/recipients';
import { CREATE_RECIPIENT } from '#web/lib/addresses/recipients.ts';
import { CREATE_CARD, CREATE_CREDIT } from '../addresses';
import type { FormKind } from './kinds';

export type FormTexts = {
  base: string;
  title: string;
  parent: { to: string; label: string };
  offered: readonly [FormKind, ...FormKind[]];
  objectName: string;
  saveLabel: string;
  savedHeading: string;
  usageVerb: string;
  /** 'Transferir a Mamá', 'Pagar Casa de mis papás' */
  payVerb: string;
  repeatLabel: string;
  /** URL slugs of the two signature pages. */
  signatureSlugs: { input: string; confirm: string } | null;
};

export const activationText = (usageVerb: string): string =>
  `Por seguridad, podrás ${usageVerb} ${ACTIVATION_MINUTES} minutos después de guardar.`;

const transfers = { to: '/hubs/transfers', label: 'Transferencias' };

export const forms: readonly FormTexts[] = [
  {
    base: CREATE_RECIPIENT,
    title: 'Agregar una cuenta',
    parent: transfers,
    offered: ['clabe', 'account', 'phone', 'debit-card'],
    objectName: 'la cuenta',
    saveLabel: 'Guardar cuenta',
    savedHeading: 'Cuenta guardada',
    usageVerb: 'usarla',
    payVerb: 'Transferir a',
    repeatLabel: 'Agregar otra cuenta',
    signatureSlugs: { input: 'token-verification', confirm: 'qr' },
  },
  {
    base: CREATE_CREDIT,
    title: 'Agregar un crédito',
    parent: transfers,
    offered: ['loan', 'mortgage'],
    objectName: 'el crédito',
    saveLabel: 'Guardar crédito',
    savedHeading: 'Crédito guardado',
    usageVerb: 'usarlo',
    payVerb: 'Pagar',
    repeatLabel: 'Agregar otro crédito',
    signatureSlugs: null,
  },
  {
    base: CREATE_CARD,
    title: 'Agregar una tarjeta',
    parent: { to: '/hubs/cards', label: 'Tarjetas' },
    offered: ['credit-card', 'own-credit-card', 'amex'],
    objectName: 'la tarjeta',
    saveLabel: 'Guardar tarjeta',
    savedHeading: 'Tarjeta guardada',
    usageVerb: 'usarla',
    payVerb: 'Pagar',
    repeatLabel: 'Agregar otra tarjeta',
    signatureSlugs: null,
  },
];
