import { cheques, creditCard, fund, lineOfCredit, mortgage, personalLoan, portfolio } from '../accounts';
import { type FundSaving, fundSaving, unitsOf } from '../funds';
import { daysAgo, everyFortnight, everyMonth, everyTwoMonths, everyYear, timesAYear } from '../habits';
import { investmentHabit, type PlannedInvestment } from '../investments';
import { type Loan, repayment } from '../loans';
import { person } from '../person';
import { savedAmount } from '../saving-programs';
import { bySpei, toCard, toCustomer } from '../sending';
import { groceries, restaurants, shopping, transport } from '../shops';
import { PROPERTY_TAX } from '../taxes';

const payroll = 'ana-nomina';
const savings = 'ana-ahorro';
const dollars = 'ana-dolares';
const card = 'ana-tarjeta';
const line = 'ana-linea';
const loan = 'ana-prestamo';
const home = 'ana-hipoteca';
const bonds = 'ana-fondo';
const notes = 'ana-valores';

const carLoan: Loan = { principal: 100_000, yearlyRate: 24, term: 24, dueDay: 5, paid: 13 };
const homeLoan: Loan = { principal: 1_450_000, yearlyRate: 10.9, term: 240, dueDay: 2, paid: 41 };

export const bondSaving: FundSaving = {
  account: bonds,
  fund: 'CZDEUDA',
  cash: payroll,
  purchases: [
    { daysAgo: 308, units: 34_529 },
    { daysAgo: 222, units: 18_528 },
    { daysAgo: 77, units: 17_018 },
  ],
};
const investments: readonly PlannedInvestment[] = [
  { type: 'PAYCHECKS', term: 28, amount: 30_000, daysAgo: 6, account: savings },
  { type: 'PAYCHECKS', term: 91, amount: 20_000, daysAgo: 47, account: savings },
  { type: 'VARIABLE_CEDES', term: 182, amount: 40_000, daysAgo: 96, account: savings },
  { type: 'FIX_CEDES', term: 364, amount: 60_000, daysAgo: 190, account: savings },
  { type: 'PAYCHECKS', term: 28, amount: 25_000, daysAgo: 150, account: savings },
];

const name = 'Ana Lucía Herrera';
const friend = (to: string, creditAccount: string, about: string) => ({
  sender: name,
  to,
  creditAccount,
  about,
});

/** Has one of every product, in pesos and dollars. */
export const ana = person({
  key: '40010001',
  user: 'ana',
  name,
  rfc: 'HERA880417KL3',
  description: 'Todos los productos, en pesos y dólares',
  token: '318204',
  limits: { CreditCardPayments: 80_000, BillPayments: 15_000, MobileTopUp: 200 },
  holdings: [
    cheques({
      key: payroll,
      description: 'Cuenta Nómina',
      alias: 'Nómina',
      ending: '4821',
      balance: 48_315.62,
    }),
    cheques({
      key: savings,
      description: 'Cuenta Ahorro',
      alias: 'Ahorro para el viaje',
      ending: '7730',
      balance: 126_480,
    }),
    cheques({ key: dollars, description: 'Cuenta Dólares', ending: '2265', balance: 3_250.4 }, 'USD'),
    creditCard({
      key: card,
      description: 'Tarjeta Oro',
      ending: '9014',
      balance: -18_742.55,
      limit: 60_000,
      cutOffDay: 12,
    }),
    lineOfCredit({
      key: line,
      description: 'Línea Cenzontle',
      ending: '5508',
      balance: -11_380.24,
      limit: 80_000,
      cutOffDay: 7,
    }),
    personalLoan({
      key: loan,
      description: 'Crédito Personal',
      ending: '3347',
      loan: carLoan,
    }),
    mortgage({
      key: home,
      description: 'Crédito Hipotecario',
      alias: 'Mi casa',
      ending: '6102',
      loan: homeLoan,
    }),
    fund({ key: bonds, ending: '1189', fund: 'CZDEUDA', cash: payroll, units: unitsOf(bondSaving) }),
    portfolio({
      key: notes,
      description: 'Inversión Cuenta Única',
      ending: '8420',
      portfolioType: 'INVERSION CUENTA UNICA',
      investments,
    }),
  ],
  habits: [
    everyFortnight(payroll, 'payroll', 24_600, 'Nómina Ingeniería del Bajío'),
    everyYear('12-17', payroll, 'payroll', 22_400, 'Aguinaldo'),
    everyYear('12-19', payroll, savings, -15_000, 'Traspaso: aguinaldo a ahorro'),
    everyMonth(1, payroll, 'spei', -6_500, 'SPEI enviado: renta del estudio'),
    everyMonth(4, payroll, 'spei', -2_500, 'SPEI enviado: para mamá'),
    everyTwoMonths(9, payroll, 'services', [-980, -640], 'Recibo de luz'),
    everyMonth(3, payroll, 'services', -649, 'Internet y teléfono de casa'),
    everyMonth(12, payroll, 'services', -399, 'Plan de celular'),
    everyMonth(20, payroll, 'services', [-690, -420], 'Gas natural'),
    everyMonth(3, payroll, 'investments', -200, 'Seguro de vida'),
    everyMonth(16, payroll, savings, -4_000, 'Traspaso a ahorro'),
    everyMonth(28, payroll, card, [-9_600, -8_200], 'Pago de tarjeta de crédito'),
    timesAYear(60, payroll, 'cards', [-1_150, -240], groceries),
    timesAYear(34, payroll, 'cash', -800, 'Retiro en cajero'),
    timesAYear(18, payroll, 'spei', [250, 900], 'SPEI recibido: cuenta de la cena'),

    timesAYear(84, card, 'cards', [-620, -85], restaurants),
    timesAYear(52, card, 'cards', [-980, -60], transport),
    timesAYear(40, card, 'cards', [-1_850, -180], shopping),
    everyMonth(6, card, 'cards', -189, 'Series en línea'),
    everyMonth(7, card, 'cards', -129, 'Música en línea'),

    daysAgo(210, line, payroll, -15_000, 'Disposición de línea de crédito'),
    everyMonth(24, payroll, line, [-1_600, -1_200], 'Pago de línea de crédito'),
    repayment({ account: loan, paidFrom: payroll, loan: carLoan, vat: true }),
    repayment({ account: home, paidFrom: payroll, loan: homeLoan, vat: false }),

    everyMonth(28, savings, 'interest', [180, 330], 'Intereses de promoción'),
    daysAgo(96, savings, payroll, -12_000, 'Traspaso: boletos de avión'),
    daysAgo(95, payroll, 'cards', -11_840, 'Agencia de Viajes Alebrije'),

    everyMonth(8, dollars, 'spei', 180, 'Pago recibido: Lakeside Studio'),
    everyMonth(14, dollars, 'cards', -29, 'Programas en línea'),
    daysAgo(120, payroll, 'exchange', -5_655, 'Compra de dólares'),
    daysAgo(120, dollars, 'exchange', 300, 'Compra de dólares'),

    fundSaving(bondSaving),
    investmentHabit(notes, investments),
    toCustomer(payroll, friend('Luis', 'luis-cheques', 'Cena del viernes'), {
      amount: 430,
      times: 6,
      every: 56,
      last: 9,
    }),
    toCustomer(payroll, friend('Sofía', 'sofia-cheques', 'Boletos del concierto'), {
      amount: 780,
      times: 4,
      every: 80,
      last: 21,
    }),
    toCustomer(payroll, friend('Carmen Villaseñor', 'carmen-cheques', 'Depósito del local'), {
      amount: 3_200,
      times: 1,
      last: 140,
    }),
    bySpei(payroll, 'Dentista', 'Limpieza dental', { amount: 950, times: 2, every: 182, last: 75 }),
    toCard(payroll, 'Mi otra tarjeta', { amount: 3_150, times: 8, every: 31, last: 17 }),
    toCard(payroll, 'Amex de papá', { amount: 1_890, times: 3, every: 92, last: 44 }),
    daysAgo(40, payroll, 'taxes', -2_184.5, PROPERTY_TAX),
    savedAmount,
  ],
});
