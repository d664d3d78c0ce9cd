import { cheques, fund } from '../accounts';
import { everyMonth, timesAYear } from '../habits';
import { person } from '../person';
import { toCustomer } from '../sending';

const account = 'carmen-cheques';

/** Five million pesos, enough to reach every limit. */
export const carmen = person({
  key: '40010002',
  user: 'carmen',
  name: 'Carmen Villaseñor',
  rfc: 'VICA790915MX2',
  description: 'Cinco millones en una cuenta, para alcanzar los límites; su fondo aún no tiene títulos',
  token: '740915',
  holdings: [
    cheques({ key: account, description: 'Cuenta Patrimonial', ending: '1500', balance: 5_000_000 }),
    cheques({
      key: 'carmen-gastos',
      description: 'Cuenta Cenzontle',
      alias: 'Gastos',
      ending: '1518',
      balance: 0,
    }),
    fund({ key: 'carmen-fondo', ending: '1534', fund: 'CZLIQUIDEZ', cash: account, units: null }),
  ],
  habits: [
    everyMonth(1, account, 'spei', 85_000, 'SPEI recibido: renta de local'),
    everyMonth(3, account, 'spei', -18_500, 'SPEI enviado: administración'),
    everyMonth(28, account, 'interest', [9_200, 11_400], 'Intereses de promoción'),
    timesAYear(24, account, 'spei', [-14_500, -2_800], 'SPEI enviado: proveedores'),
    toCustomer(
      account,
      {
        sender: 'Carmen Villaseñor',
        to: 'Ana Lucía',
        creditAccount: 'ana-nomina',
        about: 'Diseño del local',
      },
      { amount: 5_000, times: 2, every: 90, last: 30 },
    ),
  ],
});
