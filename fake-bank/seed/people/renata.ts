import { cheques } from '../accounts';
import { everyFortnight, everyMonth, timesAYear } from '../habits';
import { person } from '../person';
import { groceries } from '../shops';

const account = 'renata-cheques';

/** Declined credit score: offers and third-party transfers are rejected. */
export const renata = person({
  key: '40010009',
  user: 'renata',
  name: 'Renata Ibáñez',
  rfc: 'IBRE940807UD3',
  description: 'Puntaje rechazado: sus solicitudes no continúan',
  score: 'declined',
  token: '870432',
  holdings: [
    cheques({ key: account, description: 'Cuenta Cenzontle', ending: '6623', balance: 18_246.9 }),
    cheques({ key: 'renata-ahorro', description: 'Cuenta Ahorro', ending: '6631', balance: 7_500 }),
  ],
  habits: [
    everyFortnight(account, 'payroll', 7_850, 'Nómina Hotel Bugambilia'),
    everyMonth(4, account, 'spei', -5_600, 'SPEI enviado: renta'),
    timesAYear(110, account, 'cards', [-650, -95], groceries),
    timesAYear(58, account, 'cash', -1_300, 'Retiro en cajero'),
  ],
});
