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
  const show = (amount: number) => formatCentavos(amount, currency);
  if (centavos === undefined) return [{ text: `Tienes ${show(available)}` }];
  const problem = balanceProblem(centavos, { available, commission });
  if (problem === undefined) {
    return [
      { good: true, text: `Saldo suficiente: te quedarían ${show(available - centavos - commission)}` },
    ];
  }
  const short =
    problem === 'amount'
      ? `Rebasas tu saldo de ${show(available)}`
      : `Tu saldo de ${show(available)} no alcanza para la comisión`;
  return [{ good: false, text: covering === '' ? short : `${short}.${covering}` }];
}
