import { cheques } from '../accounts';
import { everyFortnight, everyMonth, timesAYear } from '../habits';
import { person } from '../person';
import { groceries } from '../shops';

const account = 'bruno-cheques';

export const bruno = person({
  key: '40010010',
  user: 'bruno',
  name: 'Bruno Escalante',
  rfc: 'ESBR910622HT4',
  description: 'Puntaje bloqueado: pierde el acceso al solicitar',
  score: 'blocked',
  token: '231596',
  holdings: [
    cheques({ key: account, description: 'Cuenta Cenzontle', ending: '2806', balance: 22_130 }),
    cheques({ key: 'bruno-ahorro', description: 'Cuenta Ahorro', ending: '2814', balance: 5_400.5 }),
  ],
  habits: [
    everyFortnight(account, 'payroll', 8_900, 'Nómina Carpintería Nogal'),
    everyMonth(6, account, 'spei', -6_500, 'SPEI enviado: renta'),
    timesAYear(104, account, 'cards', [-720, -100], groceries),
    timesAYear(64, account, 'cash', -1_400, 'Retiro en cajero'),
  ],
});
