import { cheques, creditCard } from '../accounts';
import { everyFortnight, everyMonth, timesAYear } from '../habits';
import { person } from '../person';
import { restaurants, shopping } from '../shops';

const account = 'sofia-cheques';
const card = 'sofia-tarjeta';

export const sofia = person({
  key: '40010004',
  user: 'sofia',
  name: 'Sofía Arredondo',
  rfc: 'ARSO930412LB9',
  description: 'Firma con la app móvil',
  tokenType: 'virtual',
  token: '562090',
  holdings: [
    cheques({
      key: account,
      description: 'Cuenta Cenzontle',
      alias: 'Diario',
      ending: '3390',
      balance: 27_905.1,
    }),
    cheques({ key: 'sofia-ahorro', description: 'Cuenta Ahorro', ending: '3408', balance: 41_200 }),
    creditCard({
      key: card,
      description: 'Tarjeta Clásica',
      ending: '9207',
      balance: -4_630,
      limit: 25_000,
      cutOffDay: 8,
    }),
  ],
  habits: [
    everyFortnight(account, 'payroll', 12_150, 'Nómina Estudio Marea'),
    everyMonth(5, account, 'spei', -9_400, 'SPEI enviado: renta'),
    everyMonth(16, account, 'sofia-ahorro', -3_300, 'Traspaso a ahorro'),
    everyMonth(21, account, card, [-4_700, -4_100], 'Pago de tarjeta de crédito'),
    timesAYear(90, account, 'cards', [-720, -90], restaurants),
    timesAYear(42, account, 'cash', -1_200, 'Retiro en cajero'),
    timesAYear(64, card, 'cards', [-1_300, -150], shopping),
  ],
});
