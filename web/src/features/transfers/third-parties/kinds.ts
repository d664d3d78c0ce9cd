import type { ThirdPartyType } from '#contract/domain/third-party-type';

export type KindTexts = {
  title: string;
  recipient: string;
  choose: string;
  save: string;
  showAllLabel: string;
  /** Suggestion if the recipient in the URL cannot be paid. */
  other: string;
  date: string;
  /** Verb before the amount: 'Transferir $1,250.00 MXN'. */
  verb: string;
  lead: string;
  signature: string;
  repeatLabel: string;
  /** URL of the form that saves a recipient of this kind. */
  create: string;
};

export const kinds: Record<ThirdPartyType, KindTexts> = {
  'spei': {
    title: 'Transferir a otro banco',
    recipient: '¿A quién le transfieres?',
    choose: 'Elige a quién le transfieres.',
    save: 'Agrega una cuenta',
    showAllLabel: 'Ver todas',
    other: 'Puedes elegir a otra persona.',
    date: 'Fecha de la transferencia',
    verb: 'Transferir',
    lead: 'Vas a transferir por SPEI',
    signature: 'Firma tu transferencia',
    repeatLabel: 'Hacer otra transferencia',
    create: '/transfers/recipients/create',
  },
  'same-bank': {
    title: 'Transferir a cuentas Cenzontle',
    recipient: '¿A quién le transfieres?',
    choose: 'Elige a quién le transfieres.',
    save: 'Agrega una cuenta',
    showAllLabel: 'Ver todas',
    other: 'Puedes elegir a otra persona.',
    date: 'Fecha de la transferencia',
    verb: 'Transferir',
    lead: 'Vas a transferir',
    signature: 'Firma tu transferencia',
    repeatLabel: 'Hacer otra transferencia',
    create: '/transfers/recipients/create',
  },
  'credits': {
    title: 'Pagar un crédito de alguien más',
    recipient: '¿Qué crédito pagas?',
    choose: 'Elige el crédito que pagas.',
    save: 'Agrega un crédito',
    showAllLabel: 'Ver todos',
    other: 'Puedes elegir otro crédito.',
    date: 'Fecha del pago',
    verb: 'Pagar',
    lead: 'Vas a pagar',
    signature: 'Firma tu pago',
    repeatLabel: 'Hacer otro pago',
    create: '/transfers/credits/create',
  },
  'cards': {
    title: 'Pagar una tarjeta de alguien más',
    recipient: '¿Qué tarjeta pagas?',
    choose: 'Elige la tarjeta que pagas.',
    save: 'Agrega una tarjeta',
    showAllLabel: 'Ver todas',
    other: 'Puedes elegir otra tarjeta.',
    date: 'Fecha del pago',
    verb: 'Pagar',
    lead: 'Vas a pagar',
    signature: 'Firma tu pago',
    repeatLabel: 'Hacer otro pago',
    create: '/transfers/cards/create',
  },
};
