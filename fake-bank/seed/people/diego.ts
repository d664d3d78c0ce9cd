import { cheques } from '../accounts';
import { everyFortnight, everyMonth, timesAYear } from '../habits';
import { person } from '../person';
import { groceries } from '../shops';

const account = 'diego-cheques';

export const diego = person({
  key: '40010005',
  user: 'diego',
  name: 'Diego Nájera',
  rfc: 'NADI970203JR6',
  description: 'Todavía no puede firmar operaciones',
  tokenType: 'none',
  token: '903671',
  holdings: [
    cheques({ key: account, description: 'Cuenta Cenzontle', ending: '5512', balance: 14_870.44 }),
    cheques({ key: 'diego-ahorro', description: 'Cuenta Ahorro', ending: '5520', balance: 15_000 }),
  ],
  habits: [
    everyFortnight(account, 'payroll', 8_200, 'Nómina Imprenta Tipográfica'),
    everyMonth(3, account, 'spei', -6_200, 'SPEI enviado: renta'),
    everyMonth(16, account, 'diego-ahorro', -800, 'Traspaso a ahorro'),
    timesAYear(118, account, 'cards', [-690, -110], groceries),
    timesAYear(70, account, 'cash', -1_100, 'Retiro en cajero'),
  ],
});
