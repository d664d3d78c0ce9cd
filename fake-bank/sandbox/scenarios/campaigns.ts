import { shownText } from '#bank/server/http/errors';
import type { ErrorCode } from '#contract/errors';
import { atField, rejectOnce, type Scenario, slug } from './scenario';

const ACCEPT = {
  method: 'POST',
  path: '/api/campaigns-cross-sales/v1/campagins/cross-sales/{referenceKey}/actions',
};

type Accepting = {
  customer: string;
  page: string;
  /** Rank of the offer in the customer's list. */
  place: number;
  /** Form fields filled by the URL, besides the terms. */
  data?: Readonly<Record<string, string>>;
  button: string;
};

const ana: Accepting = {
  customer: 'ana',
  page: 'personal-loan',
  place: 3,
  data: { amount: '80000', deadline: '24', to_account: 'ana-nomina' },
  button: 'Contratar $80,000.00 MXN',
};

const readTerms = ['Lee los términos hasta el final', 'Marca Acepto los términos y condiciones', 'Continuar'];

const accepting = (
  code: ErrorCode,
  title: string,
  { customer, page, place, data = {}, button }: Accepting,
): Scenario => ({
  id: `campaigns-${slug(code)}`,
  title,
  code,
  customer,
  deepLink: `/campaigns/${page}?${new URLSearchParams({
    referenceKey: `${customer}-campana-${place}`,
    offerKey: `${customer}-oferta-${place}`,
    ...data,
  })}`,
  data,
  steps: [...readTerms, 'Continuar', button],
  expect: { ...shownText(code), shownAs: 'dialog', moneyMoved: false },
  arrange: {},
});

const rejectionOf = (code: ErrorCode, title: string): Scenario => ({
  ...accepting(code, title, ana),
  arrange: rejectOnce(ACCEPT, code),
});

const aboveOffer = accepting('0000', 'El monto es mayor al de la oferta', {
  ...ana,
  data: { ...ana.data, amount: '150001' },
});

export const campaignScenarios: readonly Scenario[] = [
  rejectionOf('CZ_OFFER_EXPIRED', 'La oferta termina mientras se revisa'),
  rejectionOf('CZ_OFFER_TAKEN', 'La oferta se aceptó con otros datos en otra ventana'),
  accepting('BYND_SCORE_DECLINE_002', 'El puntaje del cliente no permite contratar', {
    customer: 'renata',
    page: 'personal-loan',
    place: 1,
    data: { amount: '40000', deadline: '24', to_account: 'renata-cheques' },
    button: 'Contratar $40,000.00 MXN',
  }),
  accepting('BYND_SCORE_BLOCKED_001', 'El puntaje del cliente bloquea su acceso', {
    customer: 'bruno',
    page: 'credit-card',
    place: 1,
    data: { branch: '004' },
    button: 'Contratar mi tarjeta',
  }),
  atField({
    ...aboveOffer,
    id: 'campaigns-amount-above',
    steps: [...readTerms, 'Continuar'],
    expect: { ...aboveOffer.expect, heading: 'Tu oferta es de hasta $150,000.00 MXN.', message: '' },
  }),
];
