import { type Currency, formatCentavos } from '#contract/domain/money';
import { balanceProblem } from '#contract/rules/accounts';
import type { LiveHint } from '#web/components/forms/LiveHints.tsx';

type Balance = {
  /** Centavos; undefined if only the bank knows. */
  available: number | undefined;
  centavos: number | undefined;
  currency: Currency;
  when: string;
  commission?: number;
  covering?: string;
  later: string;
};

export function balanceHints({
  available,
  centavos,
  currency,
  when,
  commission = 0,
  covering = '',
  later,
}: Balance): LiveHint[] {
  if (available === undefined) return [];
  if (when === 'later') return [{ text: later }];
  const format = (amount: number) => formatCentavos(amount, currency);
  if (centavos === undefined) return [{ text: `Tienes ${format(available)}` }];
  const problem = balanceProblem(centavos, { available, commission });
  if (problem === undefined) {
    return [
      { good: true, text: `Saldo suficiente: te quedarían ${format(available - centavos - commission)}` },
    ];
  }
  const problemText =
    problem === 'amount'
      ? `Rebasas tu saldo de ${format(available)}`
      : `Tu saldo de ${format(available)} no alcanza para la comisión`;
  return [{ good: false, text: covering === '' ? problemText : `${problemText}.${covering}` }];
}
