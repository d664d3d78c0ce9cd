import { creditCard, fund } from '../accounts';
import { everyMonth, timesAYear } from '../habits';
import { person } from '../person';
import { restaurants, shopping } from '../shops';

const card = 'elena-tarjeta';

/** Came to the bank for its card and its fund: she has no cheque account to pay from. */
export const elena = person({
  key: '40010006',
  user: 'elena',
  name: 'Elena Quiroz',
  description: 'Tarjeta y fondo, sin cuenta de cheques',
  token: '457128',
  holdings: [
    creditCard({ key: card, description: 'Tarjeta Oro', ending: '9665', balance: -6_180.9, limit: 45_000 }),
    fund({ key: 'elena-fondo', description: 'Fondo Cenzontle Deuda', ending: '1277', balance: 212_760.35 }),
  ],
  habits: [
    everyMonth(19, card, 'spei', [5_200, 5_900], 'Pago recibido. Gracias'),
    timesAYear(80, card, 'cards', [-560, -90], restaurants),
    timesAYear(44, card, 'cards', [-1_500, -200], shopping),
    everyMonth(27, 'elena-fondo', 'interest', [980, 1_420], 'Rendimiento del mes'),
  ],
});
