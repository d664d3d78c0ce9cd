import { cheques } from '../accounts';
import { timesAYear } from '../habits';
import { person } from '../person';

const account = 'valeria-negocio';

/** Ten thousand movements in one account, the opening balance included. */
export const valeria = person({
  key: '40010011',
  user: 'valeria',
  name: 'Valeria Montemayor',
  rfc: 'MOVA810625RS0',
  description: 'Diez mil movimientos en una cuenta',
  token: '508273',
  holdings: [
    cheques({
      key: account,
      description: 'Cuenta Negocio',
      alias: 'Panadería',
      ending: '8146',
      balance: 184_220.65,
    }),
    cheques({ key: 'valeria-cheques', description: 'Cuenta Cenzontle', ending: '8153', balance: 14_890 }),
  ],
  habits: [
    timesAYear(8_888, account, 'cards', [28, 340], 'Venta con tarjeta'),
    timesAYear(365, account, 'spei', [-2_300, -900], 'SPEI enviado: Harinas El Molino'),
    timesAYear(208, account, 'spei', [-1_900, -1_500], 'SPEI enviado: salario'),
    timesAYear(104, account, 'cash', [-4_900, -3_400], 'Retiro en sucursal'),
    timesAYear(45, account, 'services', [-2_600, -700], 'Recibo de luz y gas'),
    timesAYear(12, account, 'spei', -16_000, 'SPEI enviado: renta del local'),
  ],
});
