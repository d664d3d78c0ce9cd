import { cheques, creditCard } from '../accounts';
import { everyFortnight, everyMonth, timesAYear } from '../habits';
import { person } from '../person';
import { toCustomer } from '../sending';
import { groceries, restaurants, transport } from '../shops';

const account = 'luis-cheques';
const card = 'luis-tarjeta';

export const luis = person({
  key: '40010003',
  user: 'luis',
  name: 'Luis Barrera',
  rfc: 'BALU860919CN5',
  description: 'Una cuenta de cheques y una tarjeta',
  token: '285713',
  holdings: [
    cheques({ key: account, description: 'Cuenta Cenzontle', ending: '4107', balance: 16_450.75 }),
    creditCard({
      key: card,
      description: 'Tarjeta Clásica',
      ending: '9031',
      balance: -8_214.3,
      limit: 30_000,
      cutOffDay: 6,
    }),
  ],
  habits: [
    everyFortnight(account, 'payroll', 9_400, 'Nómina Talleres Aurora'),
    everyMonth(2, account, 'spei', -6_800, 'SPEI enviado: renta'),
    everyMonth(10, account, 'services', -449, 'Internet y teléfono de casa'),
    everyMonth(25, account, card, [-3_600, -2_900], 'Pago de tarjeta de crédito'),
    timesAYear(92, account, 'cards', [-820, -120], groceries),
    timesAYear(64, account, 'cash', -1_000, 'Retiro en cajero'),
    timesAYear(60, card, 'cards', [-480, -70], restaurants),
    timesAYear(50, card, 'cards', [-750, -60], transport),
    toCustomer(
      account,
      { sender: 'Luis Barrera', to: 'Ana', creditAccount: 'ana-nomina', about: 'Mi parte de la cena' },
      { amount: 350, times: 5, every: 61, last: 12 },
    ),
  ],
});
