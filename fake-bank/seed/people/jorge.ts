import { cheques, creditCard, portfolio } from '../accounts';
import { everyFortnight, timesAYear } from '../habits';
import { investmentHabit, type PlannedInvestment } from '../investments';
import { person } from '../person';
import { bySpei } from '../sending';
import { restaurants, transport } from '../shops';

const account = 'jorge-cheques';
const business = 'jorge-negocio';
const card = 'jorge-tarjeta';
const notes = 'jorge-valores';

/** Ladder of promissory notes: one matures every other week. */
const ladder = Array.from(
  { length: 26 },
  (_, rung): PlannedInvestment => ({
    type: 'PAYCHECKS',
    term: 182,
    amount: 5_000,
    daysAgo: 8 + 14 * rung,
    account: business,
  }),
);

export const jorge = person({
  key: '40010008',
  user: 'jorge',
  name: 'Jorge Olvera',
  rfc: 'OLJO760511TG8',
  description: 'Productos ocultos por preferencia; cada dos semanas le vence un pagaré',
  token: '694357',
  productMasking: [
    { productUrl: 'credit-card', showDesktop: false },
    { productUrl: `chequing/${business}`, showDesktop: false },
    { productUrl: 'investment-product', showDesktop: true },
  ],
  holdings: [
    cheques({
      key: account,
      description: 'Cuenta Cenzontle',
      alias: 'Personal',
      ending: '7041',
      balance: 33_618.2,
    }),
    cheques({ key: business, description: 'Cuenta Negocio', ending: '7059', balance: 98_400 }),
    creditCard({
      key: card,
      description: 'Tarjeta Clásica',
      ending: '9443',
      balance: -2_940.15,
      limit: 20_000,
      cutOffDay: 9,
    }),
    portfolio({
      key: notes,
      description: 'Valores',
      ending: '8462',
      portfolioType: 'VALORES',
      investments: ladder,
    }),
  ],
  habits: [
    investmentHabit(notes, ladder),
    everyFortnight(business, account, -9_000, 'Traspaso a cuenta personal'),
    timesAYear(110, business, 'cards', [1_100, 2_900], 'Venta con tarjeta'),
    timesAYear(96, account, 'cards', [-1_300, -180], transport),
    timesAYear(84, account, 'cash', -1_500, 'Retiro en cajero'),
    timesAYear(40, card, 'cards', [-620, -90], restaurants),
    timesAYear(12, account, card, [-1_300, -1_050], 'Pago de tarjeta de crédito'),
    bySpei(business, 'Bodega', 'Renta de bodega', { amount: 4_300, times: 7, every: 30, last: 26 }),
  ],
});
