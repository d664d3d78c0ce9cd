import { accountName, formatAccount } from '#contract/domain/account';
import { hasAmountChoice, isLoan, type OfferedProduct } from '#contract/domain/campaign';
import { formatCentavos, formatKnownMoney, moneyOf } from '#contract/domain/money';
import { accountOf } from '#web/flow/money-form/accounts.ts';
import { amountHeadline, destinationRow } from '#web/flow/money-form/review-rows.tsx';
import type { Summary, SummaryRow } from '#web/flow/summary.ts';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { type Campaign, type CampaignDraft, type CampaignSetup, loanChoiceOf } from './campaign';
import { chosenCatText, type LoanChoice, loanCost, paymentOf } from './cost';
import { annualFeeText, annualFeeWithVat, paymentsText, rateText } from './labels';

type Rows = SummaryRow<CampaignDraft>[];

const format = (centavos: number): string => formatCentavos(centavos, 'MXN');

function loanRows(choice: LoanChoice): Rows {
  const { payment, fee, received, interest, vat, total } = loanCost(choice);
  const { term } = choice;
  return [
    {
      label: 'Mensualidad',
      value: format(payment),
      detail: paymentsText(term),
      field: 'term',
    },
    {
      label: 'Comisión por apertura',
      value: fee === 0 ? 'Sin comisión' : format(fee),
      detail: fee > 0 && 'IVA incluido',
    },
    { label: 'Recibes', value: format(received), detail: fee > 0 && 'El monto menos la comisión' },
    { label: 'Intereses e IVA', value: format(interest + vat) },
    {
      label: 'Total a pagar',
      value: format(total),
      detail: fee > 0 && 'Monto, intereses, IVA y comisión',
      total: true,
    },
  ];
}

const lineRows = (choice: LoanChoice): Rows => [
  { label: 'La puedes usar durante', value: `${choice.term} meses`, field: 'term' },
  {
    label: 'Si la usas toda',
    value: format(paymentOf(choice)),
    detail: `Cada mes, si la pagas en ${choice.term} pagos iguales, IVA incluido. Tu mínimo lo dice cada estado de cuenta.`,
  },
  { label: 'Anualidad', value: annualFeeText(choice.terms) },
];

function cardRows({ name }: CampaignDraft, { terms }: CampaignSetup, { branch }: Campaign['quote']): Rows {
  return [
    {
      label: 'Anualidad',
      value: annualFeeText(terms),
      detail: terms.annualFee.amount > 0 && `Con IVA son ${annualFeeWithVat(terms)}. Se cobra hoy y cada año`,
    },
    { label: 'Nombre en la tarjeta', value: name, field: 'name' },
    {
      label: 'Recógela en',
      value: branch?.name,
      detail: branch && `${branch.address}, ${branch.city}`,
      field: 'branch',
    },
  ];
}

function increaseRows({ terms }: CampaignSetup): Rows {
  const { account, currentLimit } = terms;
  return [
    ...(account ? [{ label: 'Cuenta', value: formatAccount(account) }] : []),
    ...(currentLimit ? [{ label: 'Límite de hoy', value: formatKnownMoney(currentLimit) }] : []),
    { label: 'Costo', value: 'Sin costo' },
  ];
}

function rowsOf(
  draft: CampaignDraft,
  setup: CampaignSetup,
  quote: Campaign['quote'],
  choice: LoanChoice,
): Rows {
  if (isLoan(setup.product)) {
    return [...loanRows(choice), destinationRow(accountOf(setup.accounts, draft.to))];
  }
  if (setup.product === 'SL') return lineRows(choice);
  return setup.product === 'TDC' ? cardRows(draft, setup, quote) : increaseRows(setup);
}

const LOAN_NOTE =
  'Te pediremos tu clave para firmar. El dinero llega a tu cuenta al momento. Cada mensualidad la pagas tú desde Mis cuentas: no se carga sola.';

const notes = {
  SL: 'Te pediremos tu clave para firmar. Solo pagas por lo que usas.',
  TDC: 'Te pediremos tu clave para firmar. Te avisamos cuando puedas recoger tu tarjeta.',
  CLI: 'Te pediremos tu clave para firmar. Tu nuevo límite queda listo al momento.',
  SPL: LOAN_NOTE,
  PR: LOAN_NOTE,
} as const;

const leads = {
  SL: 'Vas a contratar una línea de',
  TDC: 'Vas a contratar una tarjeta con límite de',
  CLI: 'Tu límite sube a',
  SPL: 'Vas a contratar',
  PR: 'Vas a contratar',
} as const;

function buttonOf(product: OfferedProduct, amount: string): string {
  if (product === 'TDC') return 'Contratar mi tarjeta';
  return product === 'CLI' ? `Subir mi límite a ${amount}` : `Contratar ${amount}`;
}

/** Returns the target account, or the product itself. */
function targetOf({ to }: CampaignDraft, { product, title, terms, accounts }: CampaignSetup): string {
  if (product === 'CLI' && terms.account) return `en ${formatAccount(terms.account)}`;
  if (product === 'TDC') return title;
  const account = accountOf(accounts, to);
  return account ? `de ${title}, en ${accountName(account)} ${account.displayId}` : `de ${title}`;
}

export function summaryOf(
  draft: CampaignDraft,
  setup: CampaignSetup,
  quote: Campaign['quote'],
): Summary<CampaignDraft> {
  const { product, terms, maximum } = setup;
  const choice = loanChoiceOf(draft, setup) ?? { product, terms, amount: maximum, term: 0 };
  const rows = rowsOf(draft, setup, quote, choice);
  const rate = {
    label: 'Tasa fija anual',
    value: rateText(terms),
    detail: chosenCatText(choice, bankToday()),
  };
  const amount = format(choice.amount);
  const { value } = amountHeadline(moneyOf(choice.amount));
  return {
    lead: leads[product],
    headline: hasAmountChoice(product)
      ? { label: 'Monto', value, field: 'amount' }
      : { label: 'lo que aceptaste en los términos', value, field: 'terms' },
    to: targetOf(draft, setup),
    // Totals stay last.
    rows: [...rows.filter(({ total }) => !total), rate, ...rows.filter(({ total }) => total)],
    signed: rows
      .filter(({ label }) => SIGNED_LABELS.includes(label))
      .map(({ label, value: text }) => ({ label, value: String(text) })),
    note: notes[product],
    button: buttonOf(product, amount),
  };
}

const SIGNED_LABELS: readonly string[] = [
  'Mensualidad',
  'Total a pagar',
  'Nombre en la tarjeta',
  'La puedes usar durante',
];
