import { type Currency, formatCentavos, fromCentavos } from '#contract/domain/money';
import { parseAmount } from '#web/components/forms/amount.ts';

/** What is said of a text that is no amount. */
export type AmountLabels = {
  missing: string;
  malformed: (text: string, currency: Currency) => string;
};

const amountWords: AmountLabels = {
  missing: 'Escribe el importe.',
  malformed: (_, currency) => `Escribe un importe en ${currency}, por ejemplo 1,250.00.`,
};

export type ReadAmount = { centavos: number; error?: never } | { error: string; centavos?: never };

/** The amount that was typed, or what is wrong with it; none is too small. */
export function readAmount(text: string, currency: Currency, words = amountWords): ReadAmount {
  if (text.trim() === '') return { error: words.missing };
  const centavos = parseAmount(text, currency);
  return centavos === undefined ? { error: words.malformed(text.trim(), currency) } : { centavos };
}

/* Each says in the customer's words what is wrong with an amount of centavos; undefined: nothing. */

export const checkPositive = (
  centavos: number,
  words = 'Escribe un importe mayor a $0.00.',
): string | undefined => (centavos > 0 ? undefined : words);

/** What is wrong with an amount that is only to be more than nothing; the bank knows the rest. */
export function checkAmount(text: string, currency: Currency): string | undefined {
  const { centavos, error } = readAmount(text, currency);
  return error ?? checkPositive(centavos);
}

export const checkMinimum = (centavos: number, minimum: number, currency: Currency): string | undefined =>
  centavos < minimum ? `Escribe ${formatCentavos(minimum, currency)} o más.` : undefined;

type Available = {
  /** Centavos; undefined where only the bank knows. */
  available: number | undefined;
  currency: Currency;
  /** What is charged beside the amount. */
  commission?: number;
  /** Follows the refusal: the name of an account that covers it. */
  covering?: string;
};

export function checkBalance(
  centavos: number,
  { available, currency, commission = 0, covering = '' }: Available,
): string | undefined {
  if (available === undefined) return undefined;
  const show = (amount: number) => formatCentavos(amount, currency);
  if (centavos > available) return `Rebasas tu saldo. Escribe ${show(available)} o menos.${covering}`;
  if (centavos + commission <= available) return undefined;
  return `Tu saldo no alcanza para la comisión de ${show(commission)}. Escribe ${show(Math.max(0, available - commission))} o menos.${covering}`;
}

/** An amount that has been checked, as the bank wants it. */
export function amountBody<Code extends Currency>(text: string, currency: Code) {
  const centavos = parseAmount(text, currency);
  if (centavos === undefined) throw new TypeError('The draft has not been checked');
  return { amount: fromCentavos(centavos), currency_code: currency };
}
