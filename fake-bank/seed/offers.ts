import { addDays, type BankDate } from '#contract/domain/dates';
import { toCentavos } from '#contract/domain/money';
import { type Customer, customerNamed } from '../core/customers/customers';
import type { Transaction } from '../core/storage/transaction';
import { type Offer, offers } from '../modules/campaigns/offer';

export type OfferTerms = Omit<Offer, 'key' | 'reference' | 'customer' | 'place' | 'endDate' | 'acceptance'>;

/** In pesos. */
type OfferArgs = { amount: number; minimum?: number; step?: number; annualFee?: number };

const termsOf = (
  { amount, minimum = amount, step = amount, annualFee = 0 }: OfferArgs,
  rest: Omit<OfferTerms, 'amount' | 'minimum' | 'step' | 'annualFee' | 'openingFee'> & {
    openingFee?: number;
  },
): OfferTerms => ({
  amount: toCentavos(amount),
  minimum: toCentavos(minimum),
  step: toCentavos(step),
  annualFee: toCentavos(annualFee),
  openingFee: 0,
  ...rest,
});

export const personalLoan = (amount: number): OfferTerms =>
  termsOf(
    { amount, minimum: 10_000, step: 1_000 },
    {
      product: 'SPL',
      title: 'Préstamo personal',
      shortDescription: 'En tu cuenta hoy mismo, con mensualidades fijas.',
      description: 'Préstamo Personal',
      yearlyRate: 24,
      openingFee: 2,
      deadlines: [12, 18, 24, 36, 48],
    },
  );

export const payrollLoan = (amount: number): OfferTerms =>
  termsOf(
    { amount, minimum: 5_000, step: 500 },
    {
      product: 'PR',
      title: 'Crédito de nómina',
      shortDescription: 'Por recibir tu nómina aquí, sin comisión por apertura.',
      description: 'Crédito de Nómina',
      yearlyRate: 21,
      deadlines: [6, 12, 24, 36],
    },
  );

const credit = (amount: number): OfferTerms =>
  termsOf(
    { amount, minimum: 20_000, step: 1_000 },
    {
      product: 'PR',
      title: 'Crédito',
      shortDescription: 'Para lo que tengas en mente, hasta en 48 meses.',
      description: 'Crédito Cenzontle',
      yearlyRate: 27,
      openingFee: 1.5,
      deadlines: [12, 24, 36, 48],
    },
  );

export const card = (amount: number): OfferTerms =>
  termsOf(
    { amount, annualFee: 1_450 },
    {
      product: 'TDC',
      title: 'Tarjeta Platino',
      shortDescription: 'Puntos en cada compra y el límite que necesitas.',
      description: 'Tarjeta Platino',
      yearlyRate: 42,
      deadlines: [],
    },
  );

export const line = (amount: number): OfferTerms =>
  termsOf(
    { amount, minimum: 10_000, step: 1_000 },
    {
      product: 'SL',
      title: 'Línea Cenzontle',
      shortDescription: 'Dinero disponible cuando lo necesites. Solo pagas por lo que usas.',
      description: 'Línea Cenzontle',
      yearlyRate: 36,
      deadlines: [12, 24, 36],
    },
  );

export const increase = (amount: number, account: string, name: string): OfferTerms =>
  termsOf(
    { amount },
    {
      product: 'CLI',
      title: `Más límite para tu ${name}`,
      shortDescription: 'Sin costo y al momento. Tu tasa no cambia.',
      description: name,
      yearlyRate: 45,
      deadlines: [],
      account,
    },
  );

/** By user name, in order of rank; `days` is the time left to accept. */
const seeded: Readonly<Record<string, Planned>> = {
  ana: [
    [increase(90_000, 'ana-tarjeta', 'Tarjeta Oro'), 26],
    [payrollLoan(120_000), 41],
    [personalLoan(150_000), 33],
  ],
  carmen: [
    [card(200_000), 38],
    [credit(500_000), 24],
  ],
  luis: [[line(25_000), 30]],
  sofia: [[personalLoan(60_000), 19]],
  diego: [[card(20_000), 45]],
  renata: [[personalLoan(40_000), 28]],
  bruno: [[card(15_000), 28]],
};

type Planned = readonly (readonly [terms: OfferTerms, days: number])[];

/** In order of rank; returns the stored offers. */
export const putOffers = (
  tx: Transaction,
  { user, key: customer }: Pick<Customer, 'user' | 'key'>,
  planned: Planned,
  today: BankDate,
): Offer[] =>
  planned.map(([terms, days], place) =>
    tx.put(offers, {
      ...terms,
      key: `${user}-oferta-${place + 1}`,
      reference: `${user}-campana-${place + 1}`,
      customer,
      place,
      endDate: addDays(today, days),
    }),
  );

export function seedOffers(tx: Transaction, today: BankDate): void {
  for (const [user, planned] of Object.entries(seeded)) {
    const customer = customerNamed(tx, user);
    if (customer) putOffers(tx, customer, planned, today);
  }
}
