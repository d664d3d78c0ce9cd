import { type Currency, formatCentavos, fromCentavos } from '#contract/domain/money';
import { balanceProblem, maxPayableAmount } from '#contract/rules/accounts';
import { parseAmount } from '#web/components/forms/amount.ts';

export type AmountLabels = {
  missing: string;
  malformed: (text: string, currency: Currency) => string;
};

const NOT_POSITIVE = 'Escribe un importe mayor a $0.00.';
const NEGATIVE = /^\D*[-−–]/;
const TOO_LONG = /^\d{14}/;

const amountLabels: AmountLabels = {
  missing: 'Escribe el importe.',
  malformed: (text, currency) => {
    if (NEGATIVE.test(text)) return NOT_POSITIVE;
    if (TOO_LONG.test(text.replace(/[^\d.]/g, ''))) return 'Ese importe es demasiado grande.';
    return `Escribe un importe en ${currency}, por ejemplo 1,250.00.`;
  },
};

export type ReadAmount = { centavos: number; error?: never } | { error: string; centavos?: never };

export function readAmount(text: string, currency: Currency, labels = amountLabels): ReadAmount {
  if (text.trim() === '') return { error: labels.missing };
  const centavos = parseAmount(text, currency);
  return centavos === undefined ? { error: labels.malformed(text.trim(), currency) } : { centavos };
}

export const checkPositive = (centavos: number, message = NOT_POSITIVE): string | undefined =>
  centavos > 0 ? undefined : message;

/** Checks syntax and sign. The bank checks the limits. */
export function checkAmount(text: string, currency: Currency): string | undefined {
  const { centavos, error } = readAmount(text, currency);
  return error ?? checkPositive(centavos);
}

export const checkMinimum = (centavos: number, minimum: number, currency: Currency): string | undefined =>
  centavos < minimum ? `Escribe ${formatCentavos(minimum, currency)} o más.` : undefined;

type Available = {
  /** Centavos; undefined if only the bank knows. */
  available: number | undefined;
  currency: Currency;
  commission?: number;
  covering?: string;
};

export function checkBalance(
  centavos: number,
  { available, currency, commission = 0, covering = '' }: Available,
): string | undefined {
  if (available === undefined) return undefined;
  const format = (amount: number) => formatCentavos(amount, currency);
  const problem = balanceProblem(centavos, { available, commission });
  if (problem === undefined) return undefined;
  const problemText =
    problem === 'amount'
      ? 'Rebasas tu saldo.'
      : `Tu saldo no alcanza para la comisión de ${format(commission)}.`;
  const maxAmount = maxPayableAmount({ available, commission });
  return `${problemText}${maxAmount > 0 ? ` Escribe ${format(maxAmount)} o menos.` : ''}${covering}`;
}

export function amountBody<Code extends Currency>(text: string, currency: Code) {
  const centavos = parseAmount(text, currency);
  if (centavos === undefined) throw new TypeError('The amount has not been validated');
  return { amount: fromCentavos(centavos), currency_code: currency };
}
