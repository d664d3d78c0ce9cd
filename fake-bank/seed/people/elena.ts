import { creditCard, fund, mortgage } from '../accounts';
import { type FundSaving, fundSaving, unitsOf } from '../funds';
import { everyMonth, timesAYear } from '../habits';
import { type Loan, repayment } from '../loans';
import { person } from '../person';
import { restaurants, shopping } from '../shops';

const card = 'elena-tarjeta';
const home = 'elena-hipoteca';
const fundKey = 'elena-fondo';
export const saving: FundSaving = {
  account: fundKey,
  fund: 'CZDEUDA',
  purchases: [
    { daysAgo: 330, units: 90_000 },
    { daysAgo: 190, units: 50_000 },
    { daysAgo: 60, units: 32_681 },
  ],
};

const homeLoan: Loan = { principal: 860_000, yearlyRate: 11.2, term: 180, dueDay: 10, paid: 29, overdue: 2 };

/** Has no cheque account, and an overdue mortgage. */
export const elena = person({
  key: '40010006',
  user: 'elena',
  name: 'Elena Quiroz',
  rfc: 'QUEL830728PA1',
  description: 'Sin cuenta de cheques; dos mensualidades de su hipoteca están vencidas',
  token: '457128',
  holdings: [
    creditCard({
      key: card,
      description: 'Tarjeta Oro',
      ending: '9665',
      balance: -6_180.9,
      limit: 45_000,
      cutOffDay: 3,
    }),
    mortgage({ key: home, description: 'Crédito Hipotecario', ending: '6147', loan: homeLoan }),
    fund({ key: fundKey, ending: '1277', fund: 'CZDEUDA', units: unitsOf(saving) }),
  ],
  habits: [
    everyMonth(19, card, 'spei', [5_200, 5_900], 'Pago recibido. Gracias'),
    timesAYear(80, card, 'cards', [-560, -90], restaurants),
    timesAYear(44, card, 'cards', [-1_500, -200], shopping),
    repayment({ account: home, paidFrom: 'spei', loan: homeLoan, vat: false }),
    fundSaving(saving),
  ],
});
